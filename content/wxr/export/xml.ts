/** Parts of the file. */

/** Signs that no XML document may hold, however they are written. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it is; what would end the section is put into two. */
export function cdata(text: string): string {
  return `<![CDATA[${text.toWellFormed().replaceAll(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Text within an element or an attribute. */
export function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** `<name>text</name>` on a line of its own, indented by tabs. */
export function line(depth: number, name: string, text: string | number): string {
  return `${'\t'.repeat(depth)}<${name}>${typeof text === 'number' ? text : cdata(text)}</${name}>\n`;
}

/** The same for texts without signs of XML: addresses, dates. */
export function plain(depth: number, name: string, text: string): string {
  return `${'\t'.repeat(depth)}<${name}>${escape(text)}</${name}>\n`;
}
