import { getAccountForm, getAccountFormUri } from '#lib/session/account-forms.ts';
import { completeSignIn } from '#lib/session/complete-sign-in.ts';
import { requestAuthorizationCode } from '#lib/session/content-auth.ts';
import { receiveAccountForm } from '#lib/session/receive-account-form.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';

/** Signs in: checks the password, starts a session, and redirects to the page in `redirect_uri`. Accounts with a second factor are asked for it first. */
export async function POST(request: Request): Promise<Response> {
  return await receiveAccountForm(request, getAccountForm('login'), async (values, client, session) => {
    const result = await requestAuthorizationCode((values.get('identifier') ?? '').trim(), values.get('password') ?? '', client);
    if ('message' in result) return result;
    if ('code' in result) return await completeSignIn(result, values.get('redirect_uri'), client);
    session.pendingSignIn = { token: result.secondFactorToken };
    const uri = toLocalUri(values.get('redirect_uri'));
    return { location: getAccountFormUri(getAccountForm('secondFactor'), uri === null ? {} : { redirect_uri: uri }) };
  });
}
