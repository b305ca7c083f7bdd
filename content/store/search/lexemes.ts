/** Queries of the search documents of properties as text (migration 0020-property-documents). */

/** @param kind the kind of fact, or an empty string for the text */
export const lexeme = (kind: 'word:' | 'main:' | 'value:' | 'exact:' | 'contact:' | 'phone:' | '', word: string, suffix: '' | ':*' = '') =>
  `'${kind}${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${suffix}`;

export const anyOf = (alternatives: readonly string[]) => `(${[...new Set(alternatives)].join('|')})`;
export const allOf = (parts: readonly string[]) => `(${[...new Set(parts)].join('&')})`;
