/**
 * A self-contained error page for form submissions that cannot be shown on the page of the form. It needs no content service, no external
 * styles and no scripts.
 */
import { createHash } from 'node:crypto';
import { escapeHtml } from '#lib/html/escape.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:2.25rem;line-height:1.05}button{font:inherit;font-weight:700;min-height:3.25rem;padding:.75em 1.25em;border:0;background:#f0701c;color:#12161f}dt{font-weight:700;margin-top:1em}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The submitted fields, and the URL to submit them to again. */
type RetryForm = { action: string; values: readonly (readonly [string, string])[] };

/** @param retryForm if given, the page shows the submitted values with a button that submits them again */
export function createNoticePage(
  status: number,
  title: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
  retryForm?: RetryForm,
): Response {
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${retryForm ? renderRetryForm(retryForm) : ''}</main></body></html>
`;
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': POLICY, ...headers },
  });
}

function renderRetryForm({ action, values }: RetryForm): string {
  const inputs = values.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const visible = values.filter(([name, value]) => value !== '' && !hiddenFields.has(name));
  const list = visible.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<p><button>Send again</button></p></form><h2>Your entries</h2><dl>${list.join('')}</dl>`;
}

/** Fields of a submission that the visitor did not fill in. */
const hiddenFields: ReadonlySet<string> = new Set(['place', 'clock', 'remarks_2', 'replyto']);
