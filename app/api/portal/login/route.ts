import { readForm } from '#lib/http/read-form.ts';
import { createTextResponse } from '#lib/http/text-response.ts';
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
  const form = await readForm(request, LIMIT_BYTES);
  if (form instanceof Response) return form;
  const login = (form.get('login') ?? '').trim();
  if (login !== '' && !isValidLogin(login)) return createTextResponse(400, 'The login is too long or contains control characters.');
  const cookie = login === '' ? createExpiredLoginCookie() : createLoginCookie(login);
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location: toLocalUri(form.get('redirect_uri')) ?? '/', 'set-cookie': cookie },
  });
}
