import 'server-only';
import { z } from 'zod';
import { readForm } from '#lib/http/read-form.ts';
import { getClientHeaders, runMutation } from './content-auth.ts';
import { logSessionFailure } from './log-failure.ts';
import { FORM_LIMIT_BYTES, UNAVAILABLE } from './receive-account-form.ts';
import { renewTokens } from './renew-tokens.ts';
import { readRequestSession } from './session.ts';

const payloadSchema = z.object({ options: z.string() });

/**
 * Responds to the script `passkeys.browser.ts` with the argument for the browser's passkey dialog, or with the message for the visitor.
 * @param mutation creates the challenge. It runs as the signed-in user, or as a visitor.
 */
export async function respondToPasskeyScript(
  request: Request,
  mutation: 'startPasskeySignIn' | 'startPasskeyRegistration',
  toInput: (values: URLSearchParams) => Record<string, string>,
): Promise<Response> {
  const values = await readForm(request, FORM_LIMIT_BYTES);
  if (values instanceof Response) return values;
  const cookieResponse = new Response(null, { headers: { 'cache-control': 'private, no-store' } });
  const send = (body: object) => Response.json(body, { headers: cookieResponse.headers });
  const client = getClientHeaders(request.headers);
  try {
    const session = await readRequestSession(request, cookieResponse);
    const accessToken = mutation === 'startPasskeySignIn' ? null : await renewTokens(session, client);
    if (accessToken !== null) await session.save();
    const result = await runMutation(mutation, 'options', toInput(values), client, accessToken ?? undefined);
    return send('message' in result ? { message: result.message } : { options: JSON.parse(payloadSchema.parse(result.payload).options) });
  } catch (error) {
    logSessionFailure('The challenge of a passkey could not be created', error);
    return send({ message: UNAVAILABLE });
  }
}
