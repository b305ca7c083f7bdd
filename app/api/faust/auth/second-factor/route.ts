import { getAccountForm } from '#lib/session/account-forms.ts';
import { completeSignIn } from '#lib/session/complete-sign-in.ts';
import { verifySecondFactor } from '#lib/session/content-auth.ts';
import { receiveAccountForm } from '#lib/session/receive-account-form.ts';

/** The second step of a sign-in: checks a code of the account whose password was correct. */
export async function POST(request: Request): Promise<Response> {
  return await receiveAccountForm(request, getAccountForm('secondFactor'), async (values, client, session) => {
    const { pendingSignIn } = session;
    if (!pendingSignIn) return { message: 'This sign-in has expired. Enter your username and password again.' };
    const result = await verifySecondFactor(pendingSignIn.token, values.get('code') ?? '', client);
    if (!('message' in result)) return await completeSignIn(result, values.get('redirect_uri'), client);
    // The page then shows the message above the form for the password.
    if (result.isExpired) delete session.pendingSignIn;
    return result;
  });
}
