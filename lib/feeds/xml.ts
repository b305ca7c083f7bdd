import { escapeXml } from '#lib/xml/escape-xml.ts';

/** `<name attribute="value">text</name>`; an element without text is empty. */
export function toElement(name: string, text: string | null, attributes: Readonly<Record<string, string>> = {}): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return text === null ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${escapeXml(text)}</${name}>`;
}
