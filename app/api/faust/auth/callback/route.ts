import { exchangeForTokens, getClientHeaders, revokeSession } from '#lib/session/content-auth.ts';
import { logSessionFailure } from '#lib/session/log-failure.ts';
import { createLoginPath } from '#lib/session/login-path.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { openRequestSession, type SessionTokens } from '#lib/session/session.ts';

/**
 * Receives the code of the content service after `auth/start`. Another site must not be able to sign a visitor in to another account, so the code counts only
 * with the state of a sign-in that this browser has started.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const redirectUri = toLocalUri(searchParams.get('redirect_uri')) ?? '/';
  const { session, redirectTo } = await openRequestSession(request);
  const code = searchParams.get('code') ?? '';
  if (code !== '' && session.redirectState !== undefined && session.redirectState === searchParams.get('state')) {
    delete session.redirectState;
    const { tokens: former } = session;
    const tokens = await exchange(code, request.headers);
    if (tokens) session.tokens = tokens;
    await session.save();
    // Only this browser has used it. Without this, each preview from the studio would leave a session.
    if (tokens && former) await endSession(former.refreshToken, request.headers);
  }
  // The bundled content service has no sign-in page of its own: its visitors signed in on the page of the site, without a code.
  const isSignedIn = session.tokens !== undefined && session.tokens.refreshTokenExpiration > Date.now() / 1000;
  return redirectTo(isSignedIn ? redirectUri : createLoginPath(redirectUri));
}

async function endSession(refreshToken: string, headers: Headers): Promise<void> {
  try {
    await revokeSession(refreshToken, false, getClientHeaders(headers));
  } catch (error) {
    logSessionFailure('The former session could not be ended at the content service', error);
  }
}

async function exchange(code: string, headers: Headers): Promise<SessionTokens | null> {
  try {
    const result = await exchangeForTokens({ code, refreshToken: '' }, getClientHeaders(headers));
    return 'tokens' in result ? result.tokens : null;
  } catch (error) {
    logSessionFailure('The code of the content service could not be exchanged', error);
    return null;
  }
}
