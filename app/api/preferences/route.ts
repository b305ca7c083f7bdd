import { readEnv } from '#lib/env/env.ts';

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
    headers: { location: pathBack(request.headers), 'set-cookie': cookie(theme), 'cache-control': 'no-store' },
  });
}

/** The scheme of the system is what a page without the cookie shows. Not HttpOnly: under plain Next a script of the page reads it. */
function cookie(theme: string): string {
  const secure = readEnv().SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `theme=${theme === 'system' ? '' : theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Browsers say where a request comes from (Fetch Metadata; before that, Origin). A request that says nothing is refused. */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? isOwn(headers.get('origin'), headers) : site === 'same-origin';
}

/** Of the public address, or of the one this request was sent to: a site is also looked at by other names than its public one. */
function isOwn(address: string | null, headers: Headers): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const { host } = new URL(address);
  return host === new URL(readEnv().SITE_URL).host || host === headers.get('host');
}

/** Only ever a path of this site. Two slashes at the start would name another host. */
function pathBack(headers: Headers): string {
  const referrer = headers.get('referer');
  if (referrer === null || !isOwn(referrer, headers)) return '/';
  const { pathname, search } = new URL(referrer);
  return `${pathname.replace(/^[/\\]+/, '/')}${search}`;
}

/** @returns null when there is more than that */
async function readStart(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function refuse(status: number, reason: string): Response {
  return new Response(`${reason}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
}
