/** Escapes text and URLs for markup, as WordPress's `esc_html`, `esc_attr` and `esc_url` do. */

/** An ampersand that does not begin a character reference. */
const BARE_AMPERSAND = /&(?!#\d{1,7};|#[Xx][0-9A-Fa-f]{1,6};|[A-Za-z][A-Za-z0-9]{1,31};)/g;

/** Escapes text for content and attributes. Character references in the text stay. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(BARE_AMPERSAND, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}

const allowedProtocols: ReadonlySet<string> = new Set(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'sms', 'webcal']);

/** Escapes a URL for an attribute. Returns an empty string for a URL that could run script. */
export function escapeUrl(url: string): string {
  let result = url
    .trimStart()
    .replaceAll(' ', '%20')
    .replaceAll(/[^a-z0-9\-~+_.?#=!&;,/:%@$|*'()[\]\u0080-\uffff]/gi, '');
  if (result === '') return '';
  if (!/^mailto:/i.test(result)) result = result.replaceAll(/%0[ad]/gi, '');
  result = result.replaceAll(';//', '://');
  if (!result.includes(':') && !/^[/#?]/.test(result) && !/^[a-z0-9-]+\.php/i.test(result)) result = `http://${result}`;
  if (!result.startsWith('/') && !hasAllowedProtocol(result)) return '';
  result = result.replaceAll('&amp;', '&').replaceAll(BARE_AMPERSAND, '&#038;').replaceAll("'", '&#039;');
  if (!/[[\]]/.test(result)) return result;
  const front = /^(?:[a-z]+:)?\/\/[^/?#]*/i.exec(result)?.[0] ?? '';
  return front + result.slice(front.length).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** Whether the text before the first colon, which a character reference can hide, is an allowed protocol. */
function hasAllowedProtocol(url: string): boolean {
  const colon = url.search(/:|&#0*58;|&#x0*3a;|&colon;/i);
  const protocol = url.slice(0, Math.max(colon, 0));
  return colon === -1 || protocol.includes('/?') || allowedProtocols.has(protocol.toLowerCase());
}
