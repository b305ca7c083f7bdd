import { readEnv } from '#lib/env/env.ts';
import { readStart } from '#lib/http/read-start.ts';
import { isSameOrigin, pathBack } from '#lib/http/same-origin.ts';

const themes: ReadonlySet<string> = new Set(['light', 'dark', 'system']);

const YEAR_SECONDS = 31_536_000;

/** The form's one field takes 12 bytes. */
const LIMIT_BYTES = 1024;

/**
 * Keeps a visitor's choice of colours in the cookie `theme` and leads back to the page the form stood on. A plain form, so it works without script.
 * Answers 303; 400 for an unknown choice, 403 for a form of another site, 413 and 415 for what no form of ours sends.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, 'This form is for visitors of this site.');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return refuse(415, 'Send the form as it is.');
  const body = await readStart(request.body, LIMIT_BYTES);
  if (body === null) return refuse(413, 'That is more than the form holds.');
  const theme = new URLSearchParams(body).get('theme') ?? '';
  if (!themes.has(theme)) return refuse(400, 'Choose light, dark or system.');
  return new Response(null, {
    status: 303,
    headers: { location: pathBack(request.headers) ?? '/', 'set-cookie': cookie(theme), 'cache-control': 'no-store' },
  });
}

/** The scheme of the system is what a page without the cookie shows. Not HttpOnly: under plain Next a script of the page reads it. */
function cookie(theme: string): string {
  const secure = readEnv().SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `theme=${theme === 'system' ? '' : theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR_SECONDS}; SameSite=Lax${secure}`;
}

function refuse(status: number, reason: string): Response {
  return new Response(`${reason}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
}
