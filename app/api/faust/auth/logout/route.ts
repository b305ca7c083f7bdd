import { isSameOrigin } from '#lib/http/same-origin.ts';
import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { getClientHeaders, revokeSession } from '#lib/session/content-auth.ts';
import { logSessionFailure } from '#lib/session/log-failure.ts';
import { readRequestSession } from '#lib/session/session.ts';

/** The only field of the form is 12 bytes long. */
const LIMIT_BYTES = 1024;

/**
 * Signs out: ends the session at the content service and deletes its cookie. Responds to scripts with 205, as Faust does, and to forms with a redirect to
 * the front page. The field `everywhere` ends all sessions of the account. The cookie is deleted even if the content service cannot be reached.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response('You can only sign out from this site.\n', { status: 403 });
  const body = await readLimitedText(request.body, LIMIT_BYTES);
  if (body === null) return new Response(`The form is larger than ${LIMIT_BYTES} bytes.\n`, { status: 413 });
  const cookieResponse = new Response(null, { headers: { 'cache-control': 'private, no-store' } });
  const session = await readRequestSession(request, cookieResponse);
  const { tokens } = session;
  session.destroy();
  if (tokens) await endSession(request, tokens.refreshToken, new URLSearchParams(body).has('everywhere'));
  if (request.headers.get('sec-fetch-dest') !== 'document') return new Response(null, { status: 205, headers: cookieResponse.headers });
  cookieResponse.headers.set('location', '/');
  return new Response(null, { status: 303, headers: cookieResponse.headers });
}

async function endSession(request: Request, refreshToken: string, everywhere: boolean): Promise<void> {
  try {
    await revokeSession(refreshToken, everywhere, getClientHeaders(request.headers));
  } catch (error) {
    logSessionFailure('A session could not be ended at the content service', error);
  }
}
