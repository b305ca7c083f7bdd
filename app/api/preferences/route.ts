import { formatCookie } from '#lib/http/cookies.ts';
import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { getReferrerPath, isSameOrigin } from '#lib/http/same-origin.ts';
import { createTextResponse } from '#lib/http/text-response.ts';

/** The values of each preference. The first one is the default, for which no cookie is stored. */
const preferences: ReadonlyMap<string, readonly string[]> = new Map([
  ['theme', ['system', 'light', 'dark']],
  ['units', ['us', 'metric']],
]);

const YEAR_SECONDS = 31_536_000;

/** Each form has one field of about 12 bytes. */
const LIMIT_BYTES = 1024;

/**
 * Stores a preference, the color theme or the units of measurement, in a cookie of its name and redirects to the page of the form. A plain form, so it
 * works without scripts. Responds with 303; with 400 for an unknown value, 403 for a form of another site, 413 for a large body and 415 for anything
 * but a form.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return createTextResponse(403, 'This form can only be sent from this site.');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return createTextResponse(415, 'Send the data of the form as application/x-www-form-urlencoded.');
  const body = await readLimitedText(request.body, LIMIT_BYTES);
  if (body === null) return createTextResponse(413, `The form is larger than ${LIMIT_BYTES} bytes.`);
  const [name = '', value = ''] = [...new URLSearchParams(body)][0] ?? [];
  if (!preferences.get(name)?.includes(value))
    return createTextResponse(400, 'The preference is unknown. Send theme=system, light or dark, or units=us or metric.');
  return new Response(null, {
    status: 303,
    headers: { location: getReferrerPath(request.headers) ?? '/', 'set-cookie': createCookie(name, value), 'cache-control': 'no-store' },
  });
}

/** Deletes the cookie for the default. Not HttpOnly, because a script reads it when Next serves the page itself. */
function createCookie(name: string, value: string): string {
  const isDefault = value === preferences.get(name)?.[0];
  return formatCookie(name, isDefault ? '' : value, { maxAge: isDefault ? 0 : YEAR_SECONDS, isReadableByScripts: true });
}
