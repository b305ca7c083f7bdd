/** Routes for the site's server, below the namespace that they share with the forms. */
import type { Services } from '../../commands/core/services.ts';
import type { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import type { Route } from '../request-context.ts';
import { pageViewsRoute } from './page-views.ts';
import { createRestRoute } from './rest-server.ts';
import { subscriptionRoutes } from './subscriptions.ts';

export function siteRoute(services: Services, limiter: ConcurrencyLimiter): Route {
  return createRestRoute([pageViewsRoute, ...subscriptionRoutes], services, limiter);
}
