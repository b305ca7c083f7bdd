/** The pages for missing and removed pages and for failures. They are loaded when the server starts, so that they can be sent without anything else. The 404 page gets the menu of the site as soon as the content service responds. */
import { type Theme, themes } from '../html/theme.ts';
import { BEST_QUALITY } from '../http/encoding.ts';
import type { NextResponseData } from '../next/next-app.ts';
import { SELF_TEST_PATH } from '../next/self-test.ts';
import { type BuildOptions, createPageBuilder } from './build-page.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { compressPage, type Page, type PageStatus, RETRY_AFTER } from './page.ts';

export type GetStatusPage = (status: PageStatus, theme: Theme) => Page;

const statuses: readonly PageStatus[] = [404, 410, 451, 500, 503];

/** The routes in app/status. Content may have other paths in the same folder: the statuses of properties do. */
const getStatusPath = (status: PageStatus) => `/status/${status}/`;

/** The 404 page with the menu, which needs the content service. */
const NOT_FOUND_WITH_MENU_PATH = `${getStatusPath(404)}with-menu/`;

const internalPaths = new Set([...statuses.map(getStatusPath), NOT_FOUND_WITH_MENU_PATH, SELF_TEST_PATH]);

/** Whether a path belongs to a page in app/status. For visitors, these paths return 404. */
export function isInternalPath(path: string): boolean {
  return internalPaths.has(path.endsWith('/') ? path : `${path}/`);
}

/** The menu of the 404 page and its title, which is that of the SEO settings, can change, so it is rendered again after this time. */
const MENU_TTL_MS = 10_000;

/** How long the start of the server waits for the 404 page with the menu. */
const MAX_START_MS = 2000;

/**
 * @param fetchPage requests a page of the build from Next
 * @throws when the build has no such page
 */
export async function loadStatusPages(
  fetchPage: (path: string) => Promise<NextResponseData>,
  options: Omit<BuildOptions, 'path'>,
): Promise<GetStatusPage> {
  const pages = new Map<string, Page>();
  for (const status of statuses) await store(status, getStatusPath(status), await fetchPage(getStatusPath(status)));

  /** Stores a page in all themes. */
  async function store(status: PageStatus, path: string, response: NextResponseData): Promise<void> {
    const buildPage = createPageBuilder(response, { path, ...options });
    const built = themes.map((theme) => ({ theme, result: buildPage(theme, 0) }));
    for (const { theme, result } of built) {
      if (result.kind !== 'page') throw new Error(`The build has no page ${path}: Next responded with ${response.status}.`);
      const headers = [...replaceCacheControl(result.page.headers), ...(status === 503 ? ['retry-after', RETRY_AFTER] : [])];
      pages.set(`${status} ${theme}`, await compressPage({ ...result.page, status, headers }, BEST_QUALITY));
    }
  }

  let current: Buffer | null = null;
  let expires = 0;

  async function updateNotFoundPage(): Promise<void> {
    // One update at a time.
    expires = Infinity;
    try {
      const response = await fetchPage(NOT_FOUND_WITH_MENU_PATH);
      if (current?.equals(response.body)) return;
      await store(404, NOT_FOUND_WITH_MENU_PATH, response);
      current = response.body;
    } catch {
      // If the content service is unavailable, the previous page is kept.
    } finally {
      expires = Date.now() + MENU_TTL_MS;
    }
  }

  await waitAtMost(updateNotFoundPage(), MAX_START_MS);
  return (status, theme) => {
    if (status === 404 && expires < Date.now()) void updateNotFoundPage();
    const page = pages.get(`${status} ${theme}`);
    if (!page) throw new Error(`There is no page for the status ${status}.`);
    return page;
  };
}

/** No cache may store an error. */
function replaceCacheControl(headers: readonly string[]): string[] {
  return headers.map((value, index) => (index % 2 === 1 && headers[index - 1] === 'cache-control' ? 'no-store' : value));
}
