/** The pages for missing and removed pages and for failures. They are loaded when the server starts, so that they can be sent without anything else. The 404 page gets the menu of the site later. */
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

/** The 404 page with the menu, which needs the content service. */
const MISSING_WITH_MENU_PATH = `${getStatusPath(404)}with-menu/`;

const internalPaths = new Set([...statuses.map(getStatusPath), MISSING_WITH_MENU_PATH, SELF_TEST_PATH]);

/** Whether a path belongs to a page in app/status. For visitors, these paths return 404. */
export function isInternalPath(path: string): boolean {
  return internalPaths.has(path.endsWith('/') ? path : `${path}/`);
}

/** The 404 page with the menu of the site. Its content can change, so it is rendered again, with the title of the SEO settings, after this time. */
const MENU_TTL_MS = 10_000;

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
  let missing: Source[] = [];
  for (const status of statuses) {
    const sources = await loadSources(status, getStatusPath(status));
    if (typeof sources === 'string') throw new Error(sources);
    if (status === 404) missing = sources;
    for (const { page, theme } of sources) pages.set(`${status} ${theme}`, await compressPage(page, BEST_QUALITY));
  }

  /** @returns the page in all themes, or what is wrong with it */
  async function loadSources(status: PageStatus, path: string): Promise<Source[] | string> {
    const response = await next.fetchPage(path);
    const sources: Source[] = [];
    for (const theme of themes) {
      const result = buildPage(response, { path, variant: theme, ...options }, 0);
      if (result.kind !== 'page') return `The build has no page ${path}: Next responded with ${response.status}.`;
      const headers = [...replaceCacheControl(result.page.headers), ...(status === 503 ? ['retry-after', RETRY_AFTER] : [])];
      sources.push({ page: { ...result.page, status, headers }, theme });
    }
    return sources;
  }

  let currentTitle: string | null = null;
  let currentHtml = '';
  let expires = 0;

  async function updateMissing(): Promise<void> {
    const [title, sources] = await Promise.all([
      fetchTitle(),
      // Without the content service, the former page stays.
      loadSources(404, MISSING_WITH_MENU_PATH).catch((error: unknown) => String(error)),
    ]);
    if (typeof sources !== 'string') missing = sources;
    const html = missing.map(({ page }) => page.body.toString()).join('');
    if ((title === null || title === currentTitle) && html === currentHtml) return;
    currentTitle = title ?? currentTitle;
    currentHtml = html;
    for (const { page, theme } of missing) {
      const body = currentTitle === null ? page.body : Buffer.from(replaceTitle(page.body.toString(), currentTitle));
      pages.set(`404 ${theme}`, await compressPage({ ...page, body }, BEST_QUALITY));
    }
  }

  await updateMissing();
  return (status, theme) => {
    if (status === 404 && expires < Date.now()) {
      expires = Date.now() + MENU_TTL_MS;
      void updateMissing();
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
