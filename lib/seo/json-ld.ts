/** Structured data (schema.org) in JSON-LD. */

export type JsonLd = { readonly '@context'?: 'https://schema.org'; readonly '@type': string; readonly [name: string]: unknown };

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

/**
 * Returns a schema.org FAQPage.
 * @param questions answers are sanitized markup
 */
export function toFaqPage(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * Returns a schema.org HowTo.
 * @param content.duration total time as an ISO 8601 duration
 */
export function toHowTo(content: {
  description: string;
  steps: readonly { name: string; text: string }[];
  duration: string | null;
}): JsonLd {
  return {
    '@type': 'HowTo',
    ...(content.description && { description: content.description }),
    ...(content.duration && { totalTime: content.duration }),
    step: content.steps.map(({ name, text }) => ({ '@type': 'HowToStep', ...(name && { name }), text: text || name })),
  };
}
