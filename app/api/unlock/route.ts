import { z } from 'zod';
import { createExpiredPasswordCookie, createPasswordCookie, readPasswordTokens } from '#lib/content-passwords/password-cookie.ts';
import { createFailedUnlockUri, MAX_PASSWORD_LENGTH, type UnlockFailure } from '#lib/content-passwords/unlock-form.ts';
import { readEnv } from '#lib/env/env.ts';
import { readForm } from '#lib/http/read-form.ts';
import { createTextResponse } from '#lib/http/text-response.ts';
import { createLog } from '#lib/log/log.ts';
import { getClientHeaders, runMutation } from '#lib/session/content-auth.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';

/** A URI and a password, percent-encoded. */
const LIMIT_BYTES = 16 * 1024;

const payloadSchema = z.object({
  outcome: z.enum(['UNLOCKED', 'UNPROTECTED', 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS']),
  token: z.string().nullable(),
});

/** Checks the password of protected content, stores the proof in a cookie, and returns to the page. With the field `lock`, forgets all passwords instead. */
export async function POST(request: Request): Promise<Response> {
  const values = await readForm(request, LIMIT_BYTES);
  if (values instanceof Response) return values;
  const local = toLocalUri(values.get('uri'));
  if (local === null) return createTextResponse(400, 'The form does not name a page of this site.');
  const uri = local.replace(/[?#].*$/s, '');
  if (values.has('lock')) return redirectTo(uri, createExpiredPasswordCookie());
  const result = await checkPassword(request, uri, values.get('password') ?? '');
  if (typeof result === 'string') return redirectTo(createFailedUnlockUri(uri, result));
  if (result.token === null) return redirectTo(uri);
  return redirectTo(uri, createPasswordCookie(result.token, readPasswordTokens(request.headers.get('cookie'))));
}

/** Returns the token, or null for content that has no password or does not exist. */
async function checkPassword(request: Request, uri: string, password: string): Promise<{ token: string | null } | UnlockFailure> {
  if (password === '' || password.length > MAX_PASSWORD_LENGTH || password.includes('\0')) return 'wrong';
  try {
    const result = await runMutation('unlockContent', 'outcome token', { uri, password }, getClientHeaders(request.headers));
    // The content does not exist, or no longer. The page responds with 404.
    if ('message' in result) return { token: null };
    const { outcome, token } = payloadSchema.parse(result.payload);
    if (outcome === 'WRONG_PASSWORD') return 'wrong';
    return outcome === 'TOO_MANY_ATTEMPTS' ? 'too-many' : { token };
  } catch (error) {
    createLog(readEnv().LOG_LEVEL)('error', 'The password of protected content could not be checked', { uri, error });
    return 'unavailable';
  }
}

function redirectTo(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  if (cookie !== undefined) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
