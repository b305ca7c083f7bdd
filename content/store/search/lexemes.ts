/** Queries of the search documents of properties as text (migration 0019-property-search). */

export const lexeme = (kind: 'word' | 'main' | 'value' | 'exact' | 'text', word: string, suffix: '' | ':*' = '') =>
  `'${kind}:${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${suffix}`;

export const anyOf = (alternatives: readonly string[]) => `(${[...new Set(alternatives)].join('|')})`;
export const allOf = (parts: readonly string[]) => `(${[...new Set(parts)].join('&')})`;
