/** Receives the numbers of page views from the site's server, which authenticates itself with the shared secret. */
import { PAGE_VIEWS_ROUTE, pageViewCounts } from '#lib/page-views/page-view-counts.ts';
import { recordPageViews } from '../../commands/page-views/record-page-views.ts';
import type { RestRoute } from './rest-server.ts';

const receivePageViews: RestRoute['handle'] = async (parameters, services) => {
  const counts = pageViewCounts.safeParse(parameters['counts']);
  if (!counts.success) {
    const message = 'The counts are invalid. Each has a day, a path, and numbers of views and prerenders.';
    return { status: 400, data: { code: 'rest_invalid_param', message, data: { status: 400 } } };
  }
  await recordPageViews(services, counts.data);
  return { status: 200, data: { recorded: counts.data.length } };
};

export const pageViewsRoute: RestRoute = {
  ...PAGE_VIEWS_ROUTE,
  secretHeader: 'x-faustwp-secret',
  isListed: false,
  handle: receivePageViews,
};
