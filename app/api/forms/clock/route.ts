import { CLOCK_COOKIE, CLOCK_MAX_AGE_SECONDS, fetchFormsApi, getFormClock } from '#lib/forms/content-service.ts';
import { formatCookie } from '#lib/http/cookies.ts';

export const dynamic = 'force-dynamic';

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * An image in each form, loaded when the form scrolls into view. The response sets a cookie with a signed timestamp, because pages are cached and
 * cannot contain one. If the content service is unavailable, no cookie is set, and the visitor has to submit the form twice.
 */
export async function GET(request: Request): Promise<Response> {
  const clock = await fetchClock(getFormClock(request.headers)).catch(() => null);
  const headers = new Headers({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
  if (clock !== null) headers.set('set-cookie', createCookie(clock));
  return new Response(new Uint8Array(PIXEL), { headers });
}

/** @param currentClock the timestamp in the visitor's cookie, which the content service returns unchanged if it is still valid */
async function fetchClock(currentClock: string): Promise<string | null> {
  const response = await fetchFormsApi('clock', { headers: { 'x-form-clock': currentClock } });
  const { clock } = (await response.json()) as { clock?: unknown };
  return typeof clock === 'string' && /^[\w.-]{1,100}$/.test(clock) ? clock : null;
}

function createCookie(clock: string): string {
  return formatCookie(CLOCK_COOKIE, clock, { maxAge: CLOCK_MAX_AGE_SECONDS, path: '/api/forms/' });
}
