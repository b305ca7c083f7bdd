import { type ClientHeaders, exchangeForTokens, fetchSessionState, getClientHeaders } from '#lib/session/content-auth.ts';
import { createAccountPath, createLoginPath, createSignInPath } from '#lib/session/login-path.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { logSessionFailure } from '#lib/session/log-failure.ts';
import { openRequestSession } from '#lib/session/session.ts';

/**
 * Renews the tokens of the session and returns to a page: pages cannot set cookies, so a page whose access token has expired redirects here. Redirects to the
 * sign-in page if the session has ended, so there is no redirect loop.
 */
export async function GET(request: Request): Promise<Response> {
  const redirectUri = toLocalUri(new URL(request.url).searchParams.get('redirect_uri')) ?? '/';
  const { session, redirectTo } = await openRequestSession(request);
  const refreshToken = session.tokens?.refreshToken;
  if (refreshToken === undefined) return redirectTo(createSignInPath(redirectUri));
  const result = await exchangeForTokens({ code: '', refreshToken }, getClientHeaders(request.headers)).catch((error: unknown) => {
    logSessionFailure('A session could not be renewed', error);
    return null;
  });
  if (result === null) {
    // The session may still be valid when the content service is back.
    session.failedForm = {
      identifier: '',
      message: 'Your session could not be renewed because the service is unavailable. Try again in a minute.',
      isUnavailable: true,
    };
    await session.save();
    return redirectTo(createLoginPath(redirectUri, { failed: true }));
  }
  if (!('tokens' in result)) {
    session.destroy();
    return redirectTo(createSignInPath(redirectUri));
  }
  session.tokens = result.tokens;
  // The page would redirect here again, because such an account has only the rights of visitors.
  session.mustSetUpSecondFactor = await isRestricted(result.tokens.accessToken, getClientHeaders(request.headers));
  await session.save();
  return redirectTo(session.mustSetUpSecondFactor ? createAccountPath(redirectUri) : redirectUri);
}

async function isRestricted(accessToken: string, client: ClientHeaders): Promise<boolean> {
  try {
    return (await fetchSessionState(accessToken, client)) === 'restricted';
  } catch (error) {
    logSessionFailure('The content service did not report whether an account needs a second factor', error);
    return false;
  }
}
