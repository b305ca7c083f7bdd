/** A page for what cannot be told on the page a form stood on. It needs nothing: no content, no styles from elsewhere, no script. */
import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:2.25rem;line-height:1.05}button{font:inherit;font-weight:700;min-height:3.25rem;padding:.75em 1.25em;border:0;background:#f0701c;color:#12161f}dt{font-weight:700;margin-top:1em}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');

type Again = { action: string; values: readonly (readonly [string, string])[] };

/** @param again a form that sends once more what could not be sent */
export function notice(
  status: number,
  title: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
  again?: Again,
): Response {
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>${again ? formOf(again) : ''}</main></body></html>
`;
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': POLICY, ...headers },
  });
}

function formOf({ action, values }: Again): string {
  const typed = values.map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`);
  const shown = values.filter(([name, value]) => value !== '' && !unseen.has(name));
  const list = shown.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  return `<form method="post" action="${escape(action)}">${typed.join('')}<p><button>Send it again</button></p></form><h2>What you wrote</h2><dl>${list.join('')}</dl>`;
}

/** What forms send that nobody has typed. */
const unseen: ReadonlySet<string> = new Set(['place', 'clock', 'remarks_2', 'replyto']);
