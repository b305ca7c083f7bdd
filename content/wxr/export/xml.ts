/** Formats XML. */
import { escapeXml, removeForbiddenCharacters } from '#lib/xml/escape-xml.ts';

/** Formats a CDATA section. A `]]>` in the text is split across two sections. */
export function formatCdata(text: string): string {
  return `<![CDATA[${removeForbiddenCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Formats an element with a CDATA section or a number, on one line indented with tabs. */
export function formatCdataElement(depth: number, name: string, text: string | number): string {
  return `${'\t'.repeat(depth)}<${name}>${typeof text === 'number' ? text : formatCdata(text)}</${name}>\n`;
}

/** Formats an element with escaped text, on one line indented with tabs, for URLs and dates. */
export function formatTextElement(depth: number, name: string, text: string): string {
  return `${'\t'.repeat(depth)}<${name}>${escapeXml(text)}</${name}>\n`;
}
