/**
 * The session of an editor, in an encrypted cookie (iron-session). Only the server reads it. It holds the refresh token, and the access token so that
 * a page needs no request to the content service before it can query drafts.
 */
import 'server-only';
import { hkdfSync } from 'node:crypto';
import { getIronSession, type IronSession, type SessionOptions } from 'iron-session';
import { cookies } from 'next/headers';
import { readEnv } from '#lib/env/env.ts';
import { listAcceptedSecrets } from '#lib/secrets/shared-secret.ts';
import { getSessionCookieName } from './session-cookie.ts';
import { readSharedSecret } from './shared-secret.ts';

/** The tokens of a sign-in. Expirations are in seconds since the epoch. */
export interface SessionTokens {
  accessToken: string;
  accessTokenExpiration: number;
  refreshToken: string;
  refreshTokenExpiration: number;
}

/** An account form that failed: the values that the form shows again. */
export interface FailedForm {
  identifier: string;
  message: string;
  /** The values of the other fields, without passwords and codes. */
  entered?: Record<string, string>;
  /** The content service did not respond, so the page has the status 503. */
  isUnavailable?: boolean;
}

interface SessionData {
  tokens: SessionTokens;
  failedForm: FailedForm;
  /** A sign-in with a correct password that waits for a second factor. */
  pendingSignIn: { token: string };
  /** The account can do nothing until it has a second factor. */
  mustSetUpSecondFactor: boolean;
  /** A secret of an authenticator app that no code has confirmed. */
  totpSetup: { secret: string; uri: string };
  /** New recovery codes, until the user has stored them. */
  recoveryCodes: string[];
  /** Identifies the response of the content service to a sign-in that this browser has started (AUTH_TYPE `redirect`). */
  redirectState: string;
}

export type Session = IronSession<SessionData>;

/** The session of a page, which cannot change it. */
export type PageSession = Readonly<Partial<SessionData>>;

/** The lifetime of refresh tokens: 14 days. */
const SESSION_SECONDS = 14 * 24 * 60 * 60;

const KEY_BYTES = 32;

/** The site has no shared secret, so it can neither create sessions nor authenticate to the content service. */
export class SessionsUnavailableError extends Error {
  override name = 'SessionsUnavailableError';
}

/**
 * Options of the cookie for each accepted secret, the current one first. `Lax`, because editors follow links to previews from email and from the
 * content service. The prefix `__Host-` ties the cookie to this host; browsers accept it with https only.
 * @throws SessionsUnavailableError
 */
function listSessionOptions(): [SessionOptions, ...SessionOptions[]] {
  const secret = readSharedSecret();
  if (secret === null)
    throw new SessionsUnavailableError('The site has no shared secret. Set FAUST_SECRET_KEY to the secret of the content service.');
  const secure = readEnv().SITE_URL.startsWith('https:');
  const createOptions = (password: string): SessionOptions => ({
    cookieName: getSessionCookieName(),
    password: Buffer.from(hkdfSync('sha256', password, '', 'site session', KEY_BYTES)).toString('hex'),
    ttl: SESSION_SECONDS,
    cookieOptions: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  });
  const [, ...previous] = listAcceptedSecrets(secret, new Date());
  return [createOptions(secret.current), ...previous.map(createOptions)];
}

/**
 * Opens the cookie with the current secret or, after the secret was changed, with the previous one. Changes are encrypted with the current one.
 * @throws SessionsUnavailableError
 */
async function openSession(open: (options: SessionOptions) => Promise<Session>): Promise<Session> {
  const [current, ...previous] = listSessionOptions();
  const session = await open(current);
  for (const options of previous) if (!session.tokens) Object.assign(session, await open(options));
  return session;
}

/** Reads the session of a page. Pages cannot change it. @throws SessionsUnavailableError */
export async function readPageSession(): Promise<PageSession> {
  const store = await cookies();
  return await openSession((options) => getIronSession<SessionData>(store, options));
}

/** Reads the session of a request. Changes take effect with `save` or `destroy`, which set the cookie of the response. @throws SessionsUnavailableError */
export async function readRequestSession(request: Request, response: Response): Promise<Session> {
  return await openSession((options) => getIronSession<SessionData>(request, response, options));
}

/** The session of a request that is answered with a redirect, and the headers of the response. `save` and `destroy` add the cookie to the headers. */
export interface RequestSession {
  session: Session;
  headers: Headers;
  redirectTo: (location: string) => Response;
}

/** @throws SessionsUnavailableError */
export async function openRequestSession(request: Request): Promise<RequestSession> {
  const response = new Response(null, { headers: { 'cache-control': 'private, no-store' } });
  const { headers } = response;
  const redirectTo = (location: string) => {
    headers.set('location', location);
    return new Response(null, { status: 303, headers });
  };
  return { session: await readRequestSession(request, response), headers, redirectTo };
}
