import { getAccountForm, getAccountFormUri } from '#lib/session/account-forms.ts';
import { runMutation } from '#lib/session/content-auth.ts';
import { receiveAccountForm } from '#lib/session/receive-account-form.ts';

/** Creates an account, if the settings of the site allow it. */
export async function POST(request: Request): Promise<Response> {
  const form = getAccountForm('register');
  return await receiveAccountForm(request, form, async (values, client) => {
    const input = { username: (values.get('identifier') ?? '').trim(), email: (values.get('email') ?? '').trim() };
    const result = await runMutation('registerUser', 'clientMutationId', input, client);
    return 'message' in result ? result : { location: getAccountFormUri(form, {}, 'sent') };
  });
}
