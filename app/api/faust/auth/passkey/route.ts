import { completeSignIn } from '#lib/session/complete-sign-in.ts';
import { signInWithPasskey } from '#lib/session/content-auth.ts';
import { passkeyForm } from '#lib/session/account-forms.ts';
import { receiveAccountForm } from '#lib/session/receive-account-form.ts';

/** Signs in with a passkey. A script has put the response of the browser into the field `credential`. */
export async function POST(request: Request): Promise<Response> {
  return await receiveAccountForm(request, passkeyForm, async (values, client) => {
    const result = await signInWithPasskey(values.get('credential') ?? '', client);
    return 'message' in result ? result : await completeSignIn(result, values.get('redirect_uri'), client);
  });
}
