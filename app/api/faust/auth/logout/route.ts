import { readForm } from '#lib/http/read-form.ts';
import { getClientHeaders, revokeSession } from '#lib/session/content-auth.ts';
import { logSessionFailure } from '#lib/session/log-failure.ts';
import { openRequestSession } from '#lib/session/session.ts';

/** The only field of the form is 12 bytes long. */
const LIMIT_BYTES = 1024;

/**
 * Signs out: ends the session at the content service and deletes its cookie. Responds to scripts with 205, as Faust does, and to forms with a redirect to
 * the front page. The field `everywhere` ends all sessions of the account. The cookie is deleted even if the content service cannot be reached.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request, LIMIT_BYTES);
  if (form instanceof Response) return form;
  const { session, headers, redirectTo } = await openRequestSession(request);
  const { tokens } = session;
  session.destroy();
  if (tokens) await endSession(request, tokens.refreshToken, form.has('everywhere'));
  if (request.headers.get('sec-fetch-dest') !== 'document') return new Response(null, { status: 205, headers });
  return redirectTo('/');
}

async function endSession(request: Request, refreshToken: string, everywhere: boolean): Promise<void> {
  try {
    await revokeSession(refreshToken, everywhere, getClientHeaders(request.headers));
  } catch (error) {
    logSessionFailure('A session could not be ended at the content service', error);
  }
}
