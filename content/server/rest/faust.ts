/** Faust's REST routes: the site's server calls them with the secret that it shares with the content service. */
import type { ServerResponse } from 'node:http';
import { isEqual } from '../../auth/keys.ts';
import { endSession, exchange } from '../../auth/sessions.ts';
import type { Services } from '../../editing/services.ts';
import { answerJson, type Exchange, type Route } from '../exchange.ts';
import { readParameters, textOf, type Parameters } from './parameters.ts';

type Handler = (response: ServerResponse, parameters: Parameters, services: Services) => Promise<void>;

const POST_ONLY = { allow: 'POST' };

const authorize: Handler = async (response, parameters, services) => {
  const [code, refreshToken] = [textOf(parameters, 'code'), textOf(parameters, 'refreshToken')];
  // As recorded: an error of the caller, told with the status of one of the server.
  const refuse = (message: string) => answerJson(response, 500, { code: 'invalid_request', message, data: null }, POST_ONLY);
  if (code === '' && refreshToken === '') return refuse('Missing authorization code or refresh token.');
  const tokens = await exchange(services, { code, refreshToken });
  return tokens ? answerJson(response, 200, tokens, POST_ONLY) : refuse('Invalid authorization code or refresh token.');
};

/** Ours: Faust has no way to end a session. */
const revoke: Handler = async (response, parameters, services) => {
  await endSession(services, textOf(parameters, 'refreshToken'));
  answerJson(response, 200, { revoked: true }, POST_ONLY);
};

/** Of later versions of the plugin, for its command line. */
const validateSecret: Handler = async (response) => answerJson(response, 200, 'Secret key validated!', POST_ONLY);

/** `refusal`: whether a wrong secret is told, or answered as if the route were not there, as the recorded version answers. */
const routes: Record<string, { handle: Handler; refusal: 'told' | 'hidden' }> = {
  '/faustwp/v1/authorize': { handle: authorize, refusal: 'told' },
  '/faustwp/v1/revoke': { handle: revoke, refusal: 'told' },
  '/faustwp/v1/validate_secret_key': { handle: validateSecret, refusal: 'hidden' },
};

/** Errors as WordPress's REST interface tells them. */
function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  answerJson(response, status, { code, message, data: { status } });
}

/** Asked for by path, or by a query for installations without addresses of their own. */
function restRouteOf({ pathname, search }: Exchange): string | null {
  const named = pathname === '/' ? search.get('rest_route') : /^\/wp-json(\/.*)?$/.exec(pathname)?.[1];
  return named?.replace(/(?<!\/)\/+$/, '') ?? null;
}

export function faustRoute(services: Services): Route {
  return {
    matches: (asked) => restRouteOf(asked)?.startsWith('/faustwp/') ?? false,
    answer: async (asked) => {
      const { request, response } = asked;
      const route = request.method === 'POST' ? routes[restRouteOf(asked) ?? ''] : undefined;
      const noRoute = () => refuse(response, 404, 'rest_no_route', 'No route was found matching the URL and request method.');
      if (!route) return noRoute();
      const given = request.headers['x-faustwp-secret'];
      if (!isEqual(typeof given === 'string' ? given : '', services.keys.sharedSecret)) {
        return route.refusal === 'hidden' ? noRoute() : refuse(response, 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
      }
      const parameters = await readParameters(request);
      if (!parameters) return refuse(response, 400, 'rest_invalid_json', 'Invalid JSON body passed.');
      return route.handle(response, parameters, services);
    },
  };
}
