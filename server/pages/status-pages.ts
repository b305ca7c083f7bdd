/** The pages for missing and removed pages and for failures. They are loaded when the server starts, so that they can be sent without anything else. The 404 page gets the menu of the site later. */
import { type Theme, themes } from '../html/theme.ts';
import { BEST_QUALITY } from '../http/encoding.ts';
import type { NextApp } from '../next/next-app.ts';
import { SELF_TEST_PATH } from '../next/self-test.ts';
import { type BuildOptions, buildPage } from './build-page.ts';
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

/** The 404 page with the menu of the site, and the title of the SEO settings, can change, so it is rendered again after this time. */
const MENU_TTL_MS = 10_000;

type StatusPage = { page: UncompressedPage; theme: Theme };

/** @throws when the build has no such page */
export async function loadStatusPages(
  next: Pick<NextApp, 'fetchPage'>,
  options: Omit<BuildOptions, 'path' | 'variant'>,
): Promise<GetStatusPage> {
  const pages = new Map<string, Page>();
  for (const status of statuses) await store(await render(status, getStatusPath(status)));

  /** Renders a page in all themes. */
  async function render(status: PageStatus, path: string): Promise<StatusPage[]> {
    const response = await next.fetchPage(path);
    return themes.map((theme) => {
      const result = buildPage(response, { path, variant: theme, ...options }, 0);
      if (result.kind !== 'page') throw new Error(`The build has no page ${path}: Next responded with ${response.status}.`);
      const headers = [...replaceCacheControl(result.page.headers), ...(status === 503 ? ['retry-after', RETRY_AFTER] : [])];
      return { page: { ...result.page, status, headers }, theme };
    });
  }

  async function store(rendered: readonly StatusPage[]): Promise<void> {
    for (const { page, theme } of rendered) pages.set(`${page.status} ${theme}`, await compressPage(page, BEST_QUALITY));
  }

  let currentHtml = '';
  let expires = 0;

  async function updateMissing(): Promise<void> {
    // Without the content service, the former page stays.
    const rendered = await render(404, MISSING_WITH_MENU_PATH).catch(() => []);
    const html = rendered.map(({ page }) => page.body.toString()).join('');
    if (html === '' || html === currentHtml) return;
    currentHtml = html;
    await store(rendered);
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
