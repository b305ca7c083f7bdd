import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { isSameOrigin } from '#lib/http/same-origin.ts';
import { createExpiredLoginCookie, createLoginCookie, isValidLogin, readLoginCookie } from '#lib/portal/login-cookie.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';

const LIMIT_BYTES = 4096;
const NO_STORE = { 'cache-control': 'private, no-store' };

/** Returns the login that is stored for the customer portal: `{"login": "…"}`, or null. */
export function GET(request: Request): Response {
  return Response.json({ login: readLoginCookie(request.headers.get('cookie')) }, { headers: NO_STORE });
}

/**
 * Stores the field `login` for a day, or deletes the stored login if the field is empty. Redirects to `redirect_uri`, a page of this site. Responds with 400 for
 * a login that cannot be stored, with 403 for a form of another site, and with 413 for a large body.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return createError(403, 'This form can only be sent from this site.');
  const body = await readLimitedText(request.body, LIMIT_BYTES);
  if (body === null) return createError(413, `The form is larger than ${LIMIT_BYTES} bytes.`);
  const form = new URLSearchParams(body);
  const login = (form.get('login') ?? '').trim();
  if (login !== '' && !isValidLogin(login)) return createError(400, 'The login is too long or contains control characters.');
  const cookie = login === '' ? createExpiredLoginCookie() : createLoginCookie(login);
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location: toLocalUri(form.get('redirect_uri')) ?? '/', 'set-cookie': cookie },
  });
}

function createError(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' } });
}
