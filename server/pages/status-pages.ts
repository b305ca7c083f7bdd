/** The designed pages for what can't be shown. Fetched when the server starts, so that they need nothing afterwards. */
import type { Theme } from '../html/theme.ts';
import { themes } from '../html/theme.ts';
import { BEST_QUALITY } from '../http/encoding.ts';
import type { NextApp } from '../next-app.ts';
import { makePage, type MakeOptions } from './make-page.ts';
import { finishPage, type Page } from './page.ts';

export type Status = 404 | 500 | 503;
export type StatusPages = (status: Status, theme: Theme) => Page;

/** Where the routes stand that draw them (app/status). Content may have addresses beside them: the statuses of properties do. */
const STATUS_FOLDER = '/status/';

const shown: readonly Status[] = [404, 500, 503];
const paths = new Set(shown.map((status) => `${STATUS_FOLDER}${status}/`));

/** The address of such a page itself, where visitors find nothing. */
export function isStatusPath(path: string): boolean {
  return paths.has(path.endsWith('/') ? path : `${path}/`);
}

/** Seconds after which a browser, a monitor or a crawler may ask again. */
const RETRY_AFTER = '30';

/** @throws when the build has no such page */
export async function loadStatusPages(
  next: Pick<NextApp, 'ask'>,
  made: Pick<MakeOptions, 'origins' | 'loader' | 'scriptWords'>,
): Promise<StatusPages> {
  const pages = new Map<string, Page>();
  for (const status of shown) {
    const path = `${STATUS_FOLDER}${status}/`;
    const answer = await next.ask(path);
    for (const theme of themes) {
      const outcome = makePage(answer, { path, theme, ...made }, 0);
      if (outcome.kind !== 'page' || outcome.unknown !== null) throw new Error(`The build has no usable page ${path}`);
      const headers = [...withCacheControl(outcome.source.headers), ...(status === 503 ? ['retry-after', RETRY_AFTER] : [])];
      pages.set(`${status} ${theme}`, await finishPage({ ...outcome.source, status, headers }, BEST_QUALITY));
    }
  }
  return (status, theme) => {
    const page = pages.get(`${status} ${theme}`);
    if (!page) throw new Error(`No page for status ${status}`);
    return page;
  };
}

/** Nobody keeps an error: the next visit asks again. */
function withCacheControl(headers: readonly string[]): string[] {
  return headers.map((value, index) => (index % 2 === 1 && headers[index - 1] === 'cache-control' ? 'no-store' : value));
}
