import 'server-only';
import { type Authorization, type ClientHeaders, exchangeForTokens } from './content-auth.ts';
import { createAccountPath, createSignedInPath } from './login-path.ts';
import type { AccountFormResult } from './receive-account-form.ts';
import { toLocalUri } from './redirect-uri.ts';

/**
 * Exchanges the authorization of a sign-in for tokens.
 * @param redirectUri as the client sent it. Accounts that must first set up a second factor go to the account page.
 * @throws if the content service cannot be reached
 */
export async function completeSignIn(
  { code, deviceToken, mustSetUpSecondFactor }: Authorization,
  redirectUri: string | null,
  client: ClientHeaders,
): Promise<AccountFormResult> {
  const exchange = await exchangeForTokens({ code, refreshToken: '' }, client);
  if (!('tokens' in exchange)) throw new Error(`The content service rejected its own authorization code (status ${exchange.status}).`);
  const uri = toLocalUri(redirectUri);
  return {
    location: createSignedInPath(mustSetUpSecondFactor ? createAccountPath(uri) : (uri ?? '/')),
    signedIn: { tokens: exchange.tokens, deviceToken, mustSetUpSecondFactor },
  };
}
