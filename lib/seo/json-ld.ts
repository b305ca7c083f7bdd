/** Structured data (schema.org) as a script element's text. */

export type JsonLd = { readonly '@context'?: 'https://schema.org'; readonly '@type': string; readonly [name: string]: unknown };

/**
 * JSON that can stand in a script element: `<` would let content end the element, the two line separators are no JavaScript white space.
 * Members without a value are left out.
 */
export function toJsonLd(thing: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }, (_name, value: unknown) =>
    value === null || value === '' ? undefined : value,
  );
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

export type Crumb = { text: string; address: string };

/** The way from the front page to a page; addresses are whole. */
export function breadcrumbList(crumbs: readonly Crumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, address }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: address })),
  };
}

/** Questions with their answers (schema.org FAQPage). @param questions answers are markup that is safe already */
export function faqPage(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** How something is done (schema.org HowTo). @param duration ISO 8601 */
export function howTo(given: { description: string; steps: readonly { name: string; text: string }[]; duration: string | null }): JsonLd {
  return {
    '@type': 'HowTo',
    ...(given.description && { description: given.description }),
    ...(given.duration && { totalTime: given.duration }),
    step: given.steps.map(({ name, text }) => ({ '@type': 'HowToStep', ...(name && { name }), text: text || name })),
  };
}
