/** Sends numbers of page views to the content service. */
import { PAGE_VIEWS_ROUTE, type PageViewCount } from '#lib/page-views/page-view-counts.ts';
import { postToRestRoute } from '#lib/session/content-rest.ts';

/** @returns false if the content service has no such route, as a WordPress server @throws if the counts were not stored */
export async function reportPageViews(counts: readonly PageViewCount[]): Promise<boolean> {
  const response = await postToRestRoute(`/${PAGE_VIEWS_ROUTE.namespace}${PAGE_VIEWS_ROUTE.path}`, { counts });
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`The content service did not store page views (status ${response.status}).`);
  return true;
}
