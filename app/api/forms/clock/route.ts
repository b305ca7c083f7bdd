import { readEnv } from '#lib/env/env.ts';
import { askForms, clockIn, CLOCK_COOKIE, CLOCK_SECONDS } from '#lib/forms/content-service.ts';

export const dynamic = 'force-dynamic';

/** A transparent picture of one point. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The picture in a form that comes into view: its answer sets a cookie with the signed time, because pages are the same for everybody and hold
 * none. Without the content service there is no cookie, and a form that is sent is shown once more.
 */
export async function GET(request: Request): Promise<Response> {
  const clock = await askClock(clockIn(request.headers)).catch(() => null);
  const headers = new Headers({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
  if (clock !== null) headers.set('set-cookie', cookie(clock));
  return new Response(new Uint8Array(POINT), { headers });
}

async function askClock(known: string): Promise<string | null> {
  const response = await askForms('clock', { headers: { 'x-form-clock': known } });
  const { clock } = (await response.json()) as { clock?: unknown };
  return typeof clock === 'string' && /^[\w.-]{1,100}$/.test(clock) ? clock : null;
}

function cookie(clock: string): string {
  const secure = readEnv().SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${CLOCK_COOKIE}=${clock}; Path=/api/forms/; Max-Age=${CLOCK_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
