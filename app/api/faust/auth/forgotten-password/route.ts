import { getAccountForm, getAccountFormUri } from '#lib/session/account-forms.ts';
import { runMutation } from '#lib/session/content-auth.ts';
import { receiveAccountForm } from '#lib/session/receive-account-form.ts';

/** Sends a link to choose a new password. The result is the same whether or not the account exists. */
export async function POST(request: Request): Promise<Response> {
  const form = getAccountForm('forgottenPassword');
  return await receiveAccountForm(request, form, async (values, client) => {
    const result = await runMutation('sendPasswordResetEmail', 'success', { username: (values.get('identifier') ?? '').trim() }, client);
    return 'message' in result ? result : { location: getAccountFormUri(form, {}, 'sent') };
  });
}
