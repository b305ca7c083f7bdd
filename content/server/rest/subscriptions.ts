/** Receives subscriptions to updates by email from the site, which authenticates itself with the shared secret and names the client's address. */
import { z } from 'zod';
import { MAX_QUERY_LENGTH, SUBSCRIPTIONS_ROUTE } from '#lib/subscriptions/addresses.ts';
import type { Services } from '../../commands/core/services.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import {
  confirmSubscription,
  deleteSubscriptions,
  describeConfirmation,
  describeRequest,
  listSubscriptions,
  requestSubscription,
} from '../../subscriptions/subscriptions.ts';
import type { RestResponse, RestRoute } from './rest-server.ts';

const text = z.string().max(MAX_QUERY_LENGTH);
const subscription = z.object({ email: text, topic: text, query: text });
const described = z.object({ topic: text, query: text });
const tokenOnly = z.object({ token: text });
const deletion = tokenOnly.extend({
  ids: z
    .union([
      z.literal('all'),
      z
        .array(z.string().regex(/^[1-9]\d{0,17}$/))
        .min(1)
        .max(100),
    ])
    .optional(),
});

const respond = (status: number, data: unknown): RestResponse => ({ status, data });
const gone = respond(404, { code: 'rest_invalid_token', message: 'The link is invalid or has expired.', data: { status: 404 } });

function createRoute<T>(
  path: string,
  schema: z.ZodType<T>,
  handle: (input: T, services: Services, client: ClientInfo) => Promise<RestResponse>,
): RestRoute {
  return {
    namespace: SUBSCRIPTIONS_ROUTE.namespace,
    path: SUBSCRIPTIONS_ROUTE.path + path,
    secretHeader: 'x-faustwp-secret',
    isListed: false,
    handle: async (parameters, services, client) => {
      const input = schema.safeParse(parameters);
      if (input.success) return await handle(input.data, services, client);
      return respond(400, { code: 'rest_invalid_param', message: 'A parameter is missing or invalid.', data: { status: 400 } });
    },
  };
}

export const subscriptionRoutes: readonly RestRoute[] = [
  createRoute('', subscription, async (input, services, client) => {
    const result = await requestSubscription(services, client, input);
    if (typeof result === 'object') return respond(429, { retryMinutes: result.retryMinutes });
    return result === 'accepted' ? respond(202, {}) : respond(422, { problem: result });
  }),
  createRoute('/describe', described, async (input, services) => {
    const description = await describeRequest(services, input);
    return description ? respond(200, description) : gone;
  }),
  createRoute('/confirmation', tokenOnly, async ({ token }, services) => {
    const description = await describeConfirmation(services, token);
    return description ? respond(200, description) : gone;
  }),
  createRoute('/confirm', tokenOnly, async ({ token }, services) => {
    const managementToken = await confirmSubscription(services, token);
    return managementToken === null ? gone : respond(200, { token: managementToken });
  }),
  createRoute('/list', tokenOnly, async ({ token }, services) => {
    const list = await listSubscriptions(services, token);
    return list ? respond(200, list) : gone;
  }),
  createRoute('/delete', deletion, async ({ token, ids }, services) =>
    respond(200, await deleteSubscriptions(services, token, ids ?? null)),
  ),
];
