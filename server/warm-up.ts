/** Loads the code of pages when the site starts, which takes seconds on a busy machine: no visitor should wait for that, or get 503 because of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageStore } from './pages/page-store.ts';

type Pages = Pick<PageStore, 'load'>;

/** Loads the front page. The site also starts when the content service is unavailable. */
export async function loadFrontPage(pages: Pages, limitMs: number): Promise<void> {
  await Promise.race([load(pages, '/'), sleep(limitMs, undefined, { ref: false })]);
}

/** Loads a search: pages with parameters have a route of their own, and the first search loads what the content service needs for it. */
export async function loadSearch(pages: Pages): Promise<void> {
  // A ZIP code is looked up among all places of the US.
  await load(pages, '/search/', '?q=near+10001');
}

async function load(pages: Pages, path: string, search = ''): Promise<void> {
  await pages.load(path, 'system', search).catch(() => undefined);
}
