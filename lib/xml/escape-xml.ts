/** Characters that XML 1.0 does not allow, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or an attribute in double quotes, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return removeForbiddenCharacters(text).replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Removes characters that XML does not allow, also in CDATA sections. */
export function removeForbiddenCharacters(text: string): string {
  return text.toWellFormed().replaceAll(FORBIDDEN, '');
}
