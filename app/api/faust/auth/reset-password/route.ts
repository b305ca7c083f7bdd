import { getAccountForm, getAccountFormUri } from '#lib/session/account-forms.ts';
import { runMutation } from '#lib/session/content-auth.ts';
import { receiveAccountForm } from '#lib/session/receive-account-form.ts';

/** Sets a new password with the key from an email, and redirects to the sign-in form. */
export async function POST(request: Request): Promise<Response> {
  return await receiveAccountForm(request, getAccountForm('resetPassword'), async (values, client) => {
    const input = { key: values.get('key') ?? '', login: values.get('login') ?? '', password: values.get('password') ?? '' };
    const result = await runMutation('resetUserPassword', 'clientMutationId', input, client);
    return 'message' in result ? result : { location: getAccountFormUri(getAccountForm('login'), { changed: '1' }) };
  });
}
