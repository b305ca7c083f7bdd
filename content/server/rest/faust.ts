/** Faust's REST routes. The site's server calls them with the secret that it shares with the content service. */
import { endSession, exchangeForTokens } from '../../auth/sessions.ts';
import type { Services } from '../../commands/core/services.ts';
import { referenceVersions } from '../../model/installation.ts';
import type { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import type { Route } from '../request-context.ts';
import { getText } from './parameters.ts';
import { createRestRoute, type RestResponse, type RestRoute } from './rest-server.ts';

type Handler = RestRoute['handle'];

const authorize: Handler = async (parameters, services, client) => {
  const [code, refreshToken] = [getText(parameters, 'code'), getText(parameters, 'refreshToken')];
  // As recorded from WordPress: an error that the client caused has status 500.
  const createError = (message: string): RestResponse => ({ status: 500, data: { code: 'invalid_request', message, data: null } });
  if (code === '' && refreshToken === '') return createError('Missing authorization code or refresh token.');
  const tokens = await exchangeForTokens(services, { code, refreshToken }, client);
  return tokens ? { status: 200, data: tokens } : createError('Invalid authorization code or refresh token.');
};

/** Versions and settings that Faust's command line tool reports. This service runs no PHP. */
const getTelemetry: Handler = async () => ({
  status: 200,
  data: {
    faustwp: {
      version: referenceVersions.faust,
      has_frontend_uri: true,
      redirects_enabled: true,
      rewrites_enabled: true,
      themes_disabled: false,
      image_source_replacement_enabled: false,
    },
    wpgraphql_content_blocks: { version: null },
    is_wpe: false,
    multisite: false,
    php_version: null,
    wp_version: referenceVersions.wordpress,
  },
});

/** Not part of Faust, which cannot end a session. */
const revoke: Handler = async (parameters, services) => {
  await endSession(services, getText(parameters, 'refreshToken'), parameters['everywhere'] === true);
  return { status: 200, data: { revoked: true } };
};

const faust = { namespace: 'faustwp/v1', secretHeader: 'x-faustwp-secret', isListed: true };

/** The last route has the plugin's name from before it was called Faust. Clients fall back to it. */
const routes: readonly RestRoute[] = [
  { ...faust, path: '/telemetry', handle: getTelemetry },
  { ...faust, path: '/authorize', handle: authorize },
  { ...faust, path: '/revoke', isListed: false, handle: revoke },
  { namespace: 'wpac/v1', path: '/authorize', secretHeader: 'x-wpe-headless-secret', isListed: true, handle: authorize },
];

export function faustRoute(services: Services, limiter: ConcurrencyLimiter): Route {
  return createRestRoute(routes, services, limiter);
}
