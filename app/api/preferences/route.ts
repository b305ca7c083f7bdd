import { formatCookie } from '#lib/http/cookies.ts';
import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { getReferrerPath, isSameOrigin } from '#lib/http/same-origin.ts';
import { createTextResponse } from '#lib/http/text-response.ts';

const themes: ReadonlySet<string> = new Set(['light', 'dark', 'system']);

const YEAR_SECONDS = 31_536_000;

/** The only field of the form has 12 bytes. */
const LIMIT_BYTES = 1024;

/**
 * Stores the color theme in the cookie `theme` and redirects to the page of the form. A plain form, so it works without scripts. Responds with 303;
 * with 400 for an unknown theme, 403 for a form of another site, 413 for a large body and 415 for anything but a form.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return createTextResponse(403, 'This form can only be sent from this site.');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return createTextResponse(415, 'Send the data of the form as application/x-www-form-urlencoded.');
  const body = await readLimitedText(request.body, LIMIT_BYTES);
  if (body === null) return createTextResponse(413, `The form is larger than ${LIMIT_BYTES} bytes.`);
  const theme = new URLSearchParams(body).get('theme') ?? '';
  if (!themes.has(theme)) return createTextResponse(400, 'The theme is unknown. Choose light, dark or system.');
  return new Response(null, {
    status: 303,
    headers: { location: getReferrerPath(request.headers) ?? '/', 'set-cookie': createCookie(theme), 'cache-control': 'no-store' },
  });
}

/** Deletes the cookie for `system`, the theme of a page without the cookie. Not HttpOnly, because a script reads it when Next serves the page itself. */
function createCookie(theme: string): string {
  const isDefault = theme === 'system';
  return formatCookie('theme', isDefault ? '' : theme, { maxAge: isDefault ? 0 : YEAR_SECONDS, isReadableByScripts: true });
}
