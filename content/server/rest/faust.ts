/** Faust's REST routes. The site's server calls them with the secret that it shares with the content service. */
import type { ServerResponse } from 'node:http';
import { isSharedSecret } from '../../auth/keys.ts';
import { endSession, exchangeForTokens } from '../../auth/sessions.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { Services } from '../../commands/core/services.ts';
import { sendJson, type RequestContext, type Route } from '../request-context.ts';
import { readParameters, getText, type Parameters } from './parameters.ts';

type Handler = (response: ServerResponse, parameters: Parameters, services: Services, client: ClientInfo) => Promise<void>;

const POST_ONLY = { allow: 'POST' };

const authorize: Handler = async (response, parameters, services, client) => {
  const [code, refreshToken] = [getText(parameters, 'code'), getText(parameters, 'refreshToken')];
  // As recorded from WordPress: an error that the client caused has status 500.
  const sendError = (message: string) => sendJson(response, 500, { code: 'invalid_request', message, data: null }, POST_ONLY);
  if (code === '' && refreshToken === '') return sendError('Missing authorization code or refresh token.');
  const tokens = await exchangeForTokens(services, { code, refreshToken }, client);
  return tokens ? sendJson(response, 200, tokens, POST_ONLY) : sendError('Invalid authorization code or refresh token.');
};

/** Not part of Faust, which cannot end a session. */
const revoke: Handler = async (response, parameters, services) => {
  await endSession(services, getText(parameters, 'refreshToken'), parameters['everywhere'] === true);
  sendJson(response, 200, { revoked: true }, POST_ONLY);
};

/** From a later version of the plugin, for Faust's command line tool. */
const validateSecret: Handler = async (response) => sendJson(response, 200, 'Secret key validated!', POST_ONLY);

/** `wrongSecretStatus`: the recorded version of the plugin does not have the last route, so without the secret its status is 404. */
const routes: Record<string, { handle: Handler; wrongSecretStatus: 401 | 404 }> = {
  '/faustwp/v1/authorize': { handle: authorize, wrongSecretStatus: 401 },
  '/faustwp/v1/revoke': { handle: revoke, wrongSecretStatus: 401 },
  '/faustwp/v1/validate_secret_key': { handle: validateSecret, wrongSecretStatus: 404 },
};

/** Sends an error in the format of WordPress's REST API. */
function sendRestError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { code, message, data: { status } });
}

/** The REST route that a request names in its path, or in a query parameter, which WordPress uses for sites without permalinks. */
function getRestRoute({ pathname, search }: RequestContext): string | null {
  const named = pathname === '/' ? search.get('rest_route') : /^\/wp-json(\/.*)?$/.exec(pathname)?.[1];
  return named?.replace(/(?<!\/)\/+$/, '') ?? null;
}

export function faustRoute(services: Services): Route {
  return {
    matches: (context) => getRestRoute(context)?.startsWith('/faustwp/') ?? false,
    handle: async (context) => {
      const { request, response } = context;
      const route = request.method === 'POST' ? routes[getRestRoute(context) ?? ''] : undefined;
      const sendNoRoute = () => sendRestError(response, 404, 'rest_no_route', 'No route was found matching the URL and request method.');
      if (!route) return sendNoRoute();
      const secret = request.headers['x-faustwp-secret'];
      if (!isSharedSecret(services.keys, typeof secret === 'string' ? secret : '', services.now())) {
        if (route.wrongSecretStatus === 404) return sendNoRoute();
        return sendRestError(response, 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
      }
      const parameters = await readParameters(context);
      if (!parameters) return sendRestError(response, 400, 'rest_invalid_json', 'Invalid JSON body passed.');
      return route.handle(response, parameters, services, context.client);
    },
  };
}
