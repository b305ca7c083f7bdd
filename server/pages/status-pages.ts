/** The pages for missing and removed pages and for failures. They are loaded when the server starts, so that they can be sent without anything else. */
import { type Theme, themes } from '../html/theme.ts';
import { BEST_QUALITY } from '../http/encoding.ts';
import type { NextApp } from '../next/next-app.ts';
import { SELF_TEST_PATH } from '../next/self-test.ts';
import { type BuildOptions, buildPage } from './build-page.ts';
import { replaceTitle } from './not-found-title.ts';
import { compressPage, type Page, type PageStatus, RETRY_AFTER, type UncompressedPage } from './page.ts';

export type GetStatusPage = (status: PageStatus, theme: Theme) => Page;

const statuses: readonly PageStatus[] = [404, 410, 451, 500, 503];

/** The routes in app/status. Content may have other paths in the same folder: the statuses of properties do. */
const getStatusPath = (status: PageStatus) => `/status/${status}/`;

const internalPaths = new Set([...statuses.map(getStatusPath), SELF_TEST_PATH]);

/** Whether a path belongs to a page in app/status. For visitors, these paths return 404. */
export function isInternalPath(path: string): boolean {
  return internalPaths.has(path.endsWith('/') ? path : `${path}/`);
}

/** The 404 page has the title of the SEO settings, which is fetched again after this time. Until then, it has the one with which it was built. */
const TITLE_TTL_MS = 10_000;

type Source = { page: UncompressedPage; theme: Theme };

/**
 * @param fetchTitle returns the title of the 404 page, or null if it is unknown
 * @throws when the build has no such page
 */
export async function loadStatusPages(
  next: Pick<NextApp, 'fetchPage'>,
  options: Omit<BuildOptions, 'path' | 'variant'>,
  fetchTitle: () => Promise<string | null>,
): Promise<GetStatusPage> {
  const pages = new Map<string, Page>();
  const missing: Source[] = [];
  for (const status of statuses) {
    const path = getStatusPath(status);
    const response = await next.fetchPage(path);
    for (const theme of themes) {
      const result = buildPage(response, { path, variant: theme, ...options }, 0);
      if (result.kind !== 'page') throw new Error(`The build has no page ${path}: Next responded with ${response.status}.`);
      const headers = [...replaceCacheControl(result.page.headers), ...(status === 503 ? ['retry-after', RETRY_AFTER] : [])];
      const page = { ...result.page, status, headers };
      if (status === 404) missing.push({ page, theme });
      pages.set(`${status} ${theme}`, await compressPage(page, BEST_QUALITY));
    }
  }
  let currentTitle: string | null = null;
  let titleExpires = 0;

  async function updateTitle(): Promise<void> {
    const title = await fetchTitle();
    if (title === null || title === currentTitle) return;
    currentTitle = title;
    for (const { page, theme } of missing) {
      const body = Buffer.from(replaceTitle(page.body.toString(), title));
      pages.set(`404 ${theme}`, await compressPage({ ...page, body }, BEST_QUALITY));
    }
  }

  await updateTitle();
  return (status, theme) => {
    if (status === 404 && titleExpires < Date.now()) {
      titleExpires = Date.now() + TITLE_TTL_MS;
      void updateTitle();
    }
    const page = pages.get(`${status} ${theme}`);
    if (!page) throw new Error(`There is no page for the status ${status}.`);
    return page;
  };
}

/** No cache may store an error. */
function replaceCacheControl(headers: readonly string[]): string[] {
  return headers.map((value, index) => (index % 2 === 1 && headers[index - 1] === 'cache-control' ? 'no-store' : value));
}
