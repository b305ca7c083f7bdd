import { readEnv } from '#lib/env/env.ts';
import { formatCookie } from '#lib/http/cookies.ts';
import { readForm } from '#lib/http/read-form.ts';
import { getFormPage, toLocation } from '#lib/http/same-origin.ts';
import { createSeeOther } from '#lib/http/see-other.ts';
import { createTextResponse } from '#lib/http/text-response.ts';

/** The values of each preference. The first one is the default, for which no cookie is stored. */
const preferences: ReadonlyMap<string, readonly string[]> = new Map([
  ['theme', ['system', 'light', 'dark']],
  ['units', ['us', 'metric']],
  ['consent', ['undecided', 'allowed', 'declined']],
]);

const YEAR_SECONDS = 31_536_000;

/** Cookies of Google Analytics. */
const measurementCookie = /^_g(?:a|id|at|cl)(?:_|$)/;

const MAX_COOKIES = 100;

/** Each form has one field of about 12 bytes. */
const LIMIT_BYTES = 1024;

/**
 * Stores a preference (the color theme, the units, or the consent to Google Analytics) in a cookie of its name and redirects to the page of the form. A plain form,
 * so it works without scripts. Visitors who decline Google Analytics lose its cookies. Responds with 303; with 400 for an unknown value, 403 for a form of another
 * site, 413 for a large body and 415 for anything but a form.
 */
export async function POST(request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return createTextResponse(415, 'Send the data of the form as application/x-www-form-urlencoded.');
  const form = await readForm(request, LIMIT_BYTES);
  if (form instanceof Response) return form;
  const [name = '', value = ''] = [...form][0] ?? [];
  if (!preferences.get(name)?.includes(value))
    return createTextResponse(
      400,
      'The preference is unknown. Send theme=system, light or dark, units=us or metric, or consent=undecided, allowed or declined.',
    );
  const response = createSeeOther(toLocation(getFormPage(request.headers, '/')));
  response.headers.append('set-cookie', createCookie(name, value));
  if (name === 'consent' && value !== 'allowed')
    for (const cookie of expireMeasurementCookies(request.headers)) response.headers.append('set-cookie', cookie);
  return response;
}

/** Google sets its cookies for the highest domain that accepts them, so they are deleted for every domain of the host. */
function expireMeasurementCookies(headers: Headers): string[] {
  const pairs = (headers.get('cookie') ?? '').split(';').slice(0, MAX_COOKIES);
  const names = pairs
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => measurementCookie.test(name) && /^\w+$/.test(name));
  const labels = new URL(readEnv().SITE_URL).hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, index) => `; Domain=${labels.slice(index).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}

/** Deletes the cookie for the default. Not HttpOnly, because a script reads it when Next serves the page itself. */
function createCookie(name: string, value: string): string {
  const isDefault = value === preferences.get(name)?.[0];
  return formatCookie(name, isDefault ? '' : value, { maxAge: isDefault ? 0 : YEAR_SECONDS, isReadableByScripts: true });
}
