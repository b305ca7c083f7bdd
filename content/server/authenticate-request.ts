/**
 * Who sends a request: a bearer token, or the session cookie together with a nonce. Browsers add the cookie to requests that pages of
 * other origins send, so it counts only with the header `X-WP-Nonce`, which such pages cannot know (WordPress).
 */
import { createAccountViewer } from '../auth/accounts.ts';
import { authenticateRequest as authenticateBearer } from '../auth/authenticate-request.ts';
import { loadEnteredPasswords } from '../auth/content-passwords.ts';
import { createNonce, findSessionOfCookie, isNonce } from '../auth/session-cookies.ts';
import type { Services } from '../commands/core/services.ts';
import { anonymous, type Viewer } from '../permissions/viewer.ts';
import { HttpError } from './http-error.ts';
import { isCrossOrigin } from './cross-origin.ts';
import type { RequestContext } from './request-context.ts';
import { readSessionCookie } from './session-cookie-header.ts';

/** The code that clients of WordPress know is `rest_cookie_invalid_nonce`. */
export class InvalidNonceError extends HttpError {
  override name = 'InvalidNonceError';

  constructor() {
    super(403, 'Cookie check failed');
  }
}

export type RequestAuthentication = {
  viewer: Viewer;
  /** The current nonce of the session, if the request was authenticated by its cookie. */
  nonce?: string;
};

/** @throws InvalidNonceError for a nonce that has expired or belongs to another session */
export async function authenticateRequest({ request, client }: RequestContext, services: Services): Promise<RequestAuthentication> {
  const { viewer, ...rest } = await authenticate(request.headers, services, isCrossOrigin(request));
  const enteredPasswords = await loadEnteredPasswords(services, String(request.headers['x-content-passwords'] ?? ''));
  return { ...rest, viewer: { ...viewer, address: client.address, ...(enteredPasswords.length > 0 && { enteredPasswords }) } };
}

async function authenticate(
  headers: RequestContext['request']['headers'],
  services: Services,
  isFromOtherOrigin: boolean,
): Promise<RequestAuthentication> {
  if (headers.authorization !== undefined) return { viewer: await authenticateBearer(services, headers.authorization) };
  const nonce = headers['x-wp-nonce'];
  const cookie = readSessionCookie(headers.cookie, services.contentUrl);
  if (typeof nonce !== 'string' || cookie === null || isFromOtherOrigin) return { viewer: anonymous };
  const session = await findSessionOfCookie(services, cookie);
  if (session === null) return { viewer: anonymous };
  const now = services.now();
  if (!isNonce(services.keys, session.sessionId, nonce, now)) throw new InvalidNonceError();
  return { viewer: createAccountViewer(session.account, session.sessionId), nonce: createNonce(services.keys, session.sessionId, now) };
}
