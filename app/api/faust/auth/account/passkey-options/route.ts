import { respondToPasskeyScript } from '#lib/session/passkey-options.ts';

/** The challenge of a new passkey, for the script of the account page. */
export async function POST(request: Request): Promise<Response> {
  return await respondToPasskeyScript(request, 'startPasskeyRegistration', (values) => ({ password: values.get('password') ?? '' }));
}
