/**
 * Who sends a request: a bearer token, an application password, or the session cookie together with a nonce. Browsers add the cookie to requests that pages of
 * other origins send, so it counts only with the header `X-WP-Nonce`, which such pages cannot know (WordPress).
 */
import { createAccountViewer } from '../auth/accounts.ts';
import { type ApplicationPasswordFailure, verifyApplicationPassword } from '../auth/application-passwords.ts';
import { authenticateBearer } from '../auth/authenticate-bearer.ts';
import { loadEnteredPasswords } from '../auth/content-passwords.ts';
import { formatTooManyAttempts } from '../auth/rate-limits.ts';
import { createNonce, findSessionOfCookie, isNonce } from '../auth/session-cookies.ts';
import type { Services } from '../commands/core/services.ts';
import { anonymous, type Viewer } from '../permissions/viewer.ts';
import { HttpError } from './http-error.ts';
import { isCrossOrigin } from './cross-origin.ts';
import type { RequestContext } from './request-context.ts';
import { readSessionCookie } from './session-cookie-header.ts';

/** Credentials that are not accepted. Without the header `WWW-Authenticate`, so that browsers neither ask for a password nor keep one (WordPress). */
export class AuthenticationError extends HttpError {
  override name = 'AuthenticationError';
  /** The code that clients of WordPress know. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(status, message);
    this.code = code;
  }
}

export type RequestAuthentication = {
  viewer: Viewer;
  /** The current nonce of the session, if the request was authenticated by its cookie. */
  nonce?: string;
};

type Options = {
  /** Whether a request with a wrong application password is that of a visitor: in GraphQL (WPGraphQL), as with a wrong token. */
  ignoresWrongPasswords?: boolean;
};

/** @throws AuthenticationError for a wrong application password, and for a nonce that has expired or belongs to another session */
export async function authenticateRequest(
  context: RequestContext,
  services: Services,
  { ignoresWrongPasswords = false }: Options = {},
): Promise<RequestAuthentication> {
  const authentication = await authenticate(context, services);
  if ('failure' in authentication && !ignoresWrongPasswords) throw createPasswordError(authentication);
  const { viewer, ...rest } = 'failure' in authentication ? { viewer: anonymous } : authentication;
  const { request, client } = context;
  const enteredPasswords = await loadEnteredPasswords(services, String(request.headers['x-content-passwords'] ?? ''));
  return { ...rest, viewer: { ...viewer, address: client.address, ...(enteredPasswords.length > 0 && { enteredPasswords }) } };
}

async function authenticate(
  { request, client }: RequestContext,
  services: Services,
): Promise<RequestAuthentication | ApplicationPasswordFailure> {
  const { authorization, cookie: cookieHeader, 'x-wp-nonce': nonce } = request.headers;
  const basic = parseBasic(authorization);
  if (authorization !== undefined && basic === null) return { viewer: await authenticateBearer(services, authorization) };
  const cookie = readSessionCookie(cookieHeader, services.contentUrl);
  const isCookieUsed = cookie !== null && !isCrossOrigin(request) && (basic !== null || typeof nonce === 'string');
  const session = isCookieUsed ? await findSessionOfCookie(services, cookie) : null;
  // As in WordPress, a session takes precedence. A proxy that asks for a password of its own sends it with each request, too.
  if (session === null) return basic === null ? { viewer: anonymous } : await verifyApplicationPassword(services, client, basic);
  if (typeof nonce !== 'string') return { viewer: anonymous };
  const now = services.now();
  if (!isNonce(services.keys, session.sessionId, nonce, now))
    throw new AuthenticationError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  return { viewer: createAccountViewer(session.account, session.sessionId), nonce: createNonce(services.keys, session.sessionId, now) };
}

/** @returns null if the header has no name and password */
function parseBasic(header: string | undefined): { name: string; password: string } | null {
  const encoded = /^Basic\s+([\w+/=-]+)\s*$/i.exec(header ?? '')?.[1];
  const [, name, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? [];
  return name === undefined || password === undefined ? null : { name, password };
}

function createPasswordError(failed: ApplicationPasswordFailure): AuthenticationError {
  switch (failed.failure) {
    case 'too-many':
      return new AuthenticationError(429, 'rest_too_many_requests', formatTooManyAttempts(failed.minutes));
    case 'unavailable':
      return new AuthenticationError(401, 'application_passwords_disabled', 'Application passwords are not available.');
    case 'revoked':
      return new AuthenticationError(
        401,
        'application_passwords_disabled_for_user',
        'Application passwords are not available for your account. Please contact the site administrator for assistance.',
      );
    case 'wrong':
      return new AuthenticationError(401, 'incorrect_password', 'The username, email address or application password is incorrect.');
  }
}
