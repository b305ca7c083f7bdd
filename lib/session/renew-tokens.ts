import 'server-only';
import { type ClientHeaders, exchangeForTokens } from './content-auth.ts';
import { logSessionFailure } from './log-failure.ts';
import { RENEW_BEFORE_SECONDS } from './page-access.ts';
import type { Session } from './session.ts';

/**
 * Renews the tokens of a session if its access token has expired. The caller saves the session.
 * @returns the access token, or null if the session has ended or cannot be renewed
 */
export async function renewTokens(session: Session, client: ClientHeaders): Promise<string | null> {
  const { tokens } = session;
  if (!tokens) return null;
  if (tokens.accessTokenExpiration - RENEW_BEFORE_SECONDS > Date.now() / 1000) return tokens.accessToken;
  const result = await exchangeForTokens({ code: '', refreshToken: tokens.refreshToken }, client).catch((error: unknown) => {
    logSessionFailure('A session could not be renewed', error);
    return null;
  });
  if (result === null || !('tokens' in result)) return null;
  session.tokens = result.tokens;
  return result.tokens.accessToken;
}
