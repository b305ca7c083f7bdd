/**
 * `/wp-json/site/v1/session`: signs in with an authorization code, which the GraphQL mutations return after the password and the second factor, returns the
 * user with a nonce, and signs out. `admin-ajax.php?action=rest-nonce` returns a fresh nonce as text, as `@wordpress/api-fetch` expects.
 */
import { mustSetUpSecondFactor } from '../../../../auth/accounts.ts';
import { createNonce, createSessionCookie, findSessionOfCookie, isNonce, type CookieSession } from '../../../../auth/session-cookies.ts';
import { endSessionById, exchangeForTokens } from '../../../../auth/sessions.ts';
import type { Services } from '../../../../commands/core/services.ts';
import { allowedFileTypes } from '#lib/media/file-types.ts';
import { defaultRules } from '../../../../media/upload-rules.ts';
import { anonymous } from '../../../../permissions/viewer.ts';
import { createStore } from '../../../../store/store.ts';
import type { ConcurrencyLimiter } from '../../../concurrency-limiter.ts';
import { isCrossOrigin } from '../../../cross-origin.ts';
import { sendJson, sendResponse, type RequestContext, type Route } from '../../../request-context.ts';
import { getText, readParameters } from '../../parameters.ts';
import { getRestMethod, getRestPath } from '../../rest-path.ts';
import { createNoRouteError, RestError, toErrorBody } from '../framework/rest-error.ts';
import { formatSessionCookie, readSessionCookie } from '../../../session-cookie-header.ts';

const SESSION_PATH = '/site/v1/session';
const NONCE_PATH = '/wp-admin/admin-ajax.php';

type SessionResponse = { status: number; data: unknown; headers?: Record<string, string> };

export function sessionRoutes(services: Services, limiter: ConcurrencyLimiter): readonly Route[] {
  return [
    {
      matches: (context) => getRestPath(context) === SESSION_PATH,
      handle: async (context) => {
        const { status, data, headers } = await handleRequest(context, services, limiter).catch((error: unknown) => {
          if (error instanceof RestError) return { status: error.status, data: toErrorBody(error), headers: {} };
          throw error;
        });
        sendJson(context.response, status, data, { vary: 'Cookie', ...headers });
      },
    },
    {
      matches: ({ pathname, search }) => pathname === NONCE_PATH && search.get('action') === 'rest-nonce',
      handle: async ({ request, response, client }) => {
        const session = isCrossOrigin(request) ? null : await limiter.run(client, () => findSession(request.headers.cookie, services));
        // WordPress sends this text and status without a session.
        const text = session ? createNonce(services.keys, session.sessionId, services.now()) : '0';
        sendResponse(response, session ? 200 : 400, text, { 'content-type': 'text/plain; charset=utf-8', vary: 'Cookie' });
      },
    },
  ];
}

async function findSession(cookieHeader: string | undefined, services: Services): Promise<CookieSession | null> {
  const cookie = readSessionCookie(cookieHeader, services.contentUrl);
  return cookie === null ? null : findSessionOfCookie(services, cookie);
}

async function handleRequest(context: RequestContext, services: Services, limiter: ConcurrencyLimiter): Promise<SessionResponse> {
  if (isCrossOrigin(context.request))
    throw new RestError(403, 'rest_cross_origin', 'A page of another origin sent the request. Sessions belong to pages of this origin.');
  switch (getRestMethod(context)) {
    case 'POST': {
      // A request occupies a slot only after its whole body has arrived, so slow clients do not block others.
      const code = getText(await readParameters(context), 'code');
      return limiter.run(context.client, () => signIn(code, context, services));
    }
    case 'GET':
      return limiter.run(context.client, () => showSession(context, services));
    case 'DELETE':
      return limiter.run(context.client, () => signOut(context, services));
    default:
      throw createNoRouteError();
  }
}

async function signIn(code: string, { client }: RequestContext, services: Services): Promise<SessionResponse> {
  const tokens = code === '' ? null : await exchangeForTokens(services, { code, refreshToken: '' }, client);
  const cookie = tokens && (await createSessionCookie(services, tokens.accessToken));
  const session = cookie && (await findSessionOfCookie(services, cookie));
  if (!session)
    throw new RestError(
      401,
      'rest_invalid_code',
      'The authorization code is not valid. A code can be used once, within a minute. Sign in again.',
    );
  return {
    status: 201,
    data: await describeSession(session, services),
    headers: { 'set-cookie': formatSessionCookie(cookie, services.contentUrl) },
  };
}

async function showSession({ request }: RequestContext, services: Services): Promise<SessionResponse> {
  const session = await findSession(request.headers.cookie, services);
  // Not an error: the studio asks before it shows the sign-in form, and browsers report errors.
  return { status: 200, data: session && (await describeSession(session, services)) };
}

async function signOut({ request }: RequestContext, services: Services): Promise<SessionResponse> {
  const session = await findSession(request.headers.cookie, services);
  const nonce = request.headers['x-wp-nonce'];
  if (session && !(typeof nonce === 'string' && isNonce(services.keys, session.sessionId, nonce, services.now())))
    throw new RestError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  if (session) await endSessionById(services.db, session.account.user.id, session.sessionId);
  return { status: 200, data: { signed_out: true }, headers: { 'set-cookie': formatSessionCookie('', services.contentUrl) } };
}

async function describeSession(
  { account, sessionId }: CookieSession,
  { db, keys, now, siteUrl, uploads = defaultRules }: Services,
): Promise<object> {
  const { user } = account;
  return {
    user: { id: user.id, name: user.displayName, slug: user.nicename, roles: user.roles },
    nonce: createNonce(keys, sessionId, now()),
    // Until then, the user has only the rights of visitors.
    must_set_up_second_factor: mustSetUpSecondFactor(account),
    site_url: siteUrl,
    // What the media library accepts, in the form of WordPress's editor settings.
    uploads: {
      max_bytes: uploads.maxBytes,
      mime_types: Object.fromEntries(
        allowedFileTypes.map(({ extension, aliases = [], mimeType }) => [[extension, ...aliases].join('|'), mimeType]),
      ),
    },
    site_title: (await createStore(db, anonymous).option('settings'))['title'] ?? '',
  };
}
