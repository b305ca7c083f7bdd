import { respondToPasskeyScript } from '#lib/session/passkey-options.ts';

/** The challenge of a sign-in with a passkey, for the script of the sign-in page. */
export async function POST(request: Request): Promise<Response> {
  return await respondToPasskeyScript(request, 'startPasskeySignIn', () => ({}));
}
