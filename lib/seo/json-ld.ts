/** Structured data (schema.org) in JSON-LD. */

export type JsonLd = { readonly '@context'?: 'https://schema.org'; readonly '@type': string; readonly [name: string]: unknown };

/**
 * Serializes structured data as the text of a script element. `<` is escaped so that content cannot close the element, and U+2028 and U+2029
 * because older JavaScript parsers treat them as line ends. Members that are null or empty are left out.
 */
export function toJsonLd(thing: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }, (_name, value: unknown) =>
    value === null || value === '' ? undefined : value,
  );
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** @property url absolute */
export type Breadcrumb = { text: string; url: string };

/** Returns a schema.org BreadcrumbList, from the front page to the current page. */
export function toBreadcrumbList(breadcrumbs: readonly Breadcrumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ text, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: url })),
  };
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
