/** vCards (RFC 6350), which phones and mail programs import as contacts. */

export type VcardPerson = {
  name: string;
  organization: string | null;
  title: string | null;
  /** `tel:` URI. */
  telephone: string | null;
  email: string | null;
  /** URL of the person's page. */
  url: string | null;
};

/** Lines are at most this long, without their line break. */
const MAX_LINE_BYTES = 75;

export function formatVcard({ name, organization, title, telephone, email, url }: VcardPerson): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escapeText(name)}`,
    `N:${splitName(name).map(escapeText).join(';')};;;`,
    organization && `ORG:${escapeText(organization)}`,
    title && `TITLE:${escapeText(title)}`,
    telephone && `TEL;VALUE=uri;TYPE="work,voice":${toUriValue(telephone)}`,
    email && `EMAIL;TYPE=work:${escapeText(email)}`,
    url && `URL:${toUriValue(url)}`,
    'END:VCARD',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${foldLine(line || '')}\r\n`)
    .join('');
}

/** Returns the family name and the given names. A name of one word is a given name. */
function splitName(name: string): [family: string, given: string] {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return [family, words.join(' ')];
}

/** Escapes the characters that separate values, and removes control characters, which vCards cannot contain. */
function escapeText(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

const toUriValue = (uri: string) => uri.replaceAll(/[\p{Cc}\s]/gu, '');

/** Continues a long line on the next one, after a space, without dividing a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_LINE_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
