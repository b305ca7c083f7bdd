/** Formats XML. */

/** Characters that are not allowed in XML documents, even if they are escaped. */
// oxlint-disable-next-line no-control-regex
const INVALID_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Formats a CDATA section. A `]]>` in the text is split across two sections. */
export function formatCdata(text: string): string {
  return `<![CDATA[${text.toWellFormed().replaceAll(INVALID_CHARACTERS, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Escapes text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(INVALID_CHARACTERS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Formats an element with a CDATA section or a number, on one line indented with tabs. */
export function formatCdataElement(depth: number, name: string, text: string | number): string {
  return `${'\t'.repeat(depth)}<${name}>${typeof text === 'number' ? text : formatCdata(text)}</${name}>\n`;
}

/** Formats an element with escaped text, on one line indented with tabs, for URLs and dates. */
export function formatTextElement(depth: number, name: string, text: string): string {
  return `${'\t'.repeat(depth)}<${name}>${escapeXml(text)}</${name}>\n`;
}
