/** Structured data (schema.org) in JSON-LD. */

export type JsonLd = {
  readonly '@context'?: 'https://schema.org';
  readonly '@type': string | readonly string[];
  readonly [name: string]: unknown;
};

/** Serializes structured data as the text of a script element. Members that are null or empty are left out. */
export function toJsonLd(thing: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }, (_name, value: unknown) =>
    value === null || value === '' ? undefined : value,
  );
  return escapeScriptText(json);
}

/**
 * Makes JSON safe as the text of a script element. `<` is escaped so that content cannot close the element, and U+2028 and U+2029 because older
 * JavaScript parsers treat them as line ends.
 */
export function escapeScriptText(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Escapes the characters of JSON that are not ASCII, as PHP does. */
export function escapeNonAscii(json: string): string {
  return json.replaceAll(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
