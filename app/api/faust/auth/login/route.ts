import { getAccountForm } from '#lib/session/account-forms.ts';
import { exchangeForTokens, requestAuthorizationCode } from '#lib/session/content-auth.ts';
import { receiveAccountForm } from '#lib/session/receive-account-form.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';

/** Signs in: checks the credentials, starts a session, and redirects to the page in `redirect_uri`. */
export async function POST(request: Request): Promise<Response> {
  return await receiveAccountForm(request, getAccountForm('login'), async (values, client) => {
    const authorization = await requestAuthorizationCode((values.get('identifier') ?? '').trim(), values.get('password') ?? '', client);
    if ('message' in authorization) return authorization;
    const exchange = await exchangeForTokens({ code: authorization.code, refreshToken: '' }, client);
    if (!('tokens' in exchange)) throw new Error(`The content service rejected its own authorization code (status ${exchange.status}).`);
    return { location: toLocalUri(values.get('redirect_uri')) ?? '/', tokens: exchange.tokens, deviceToken: authorization.deviceToken };
  });
}
