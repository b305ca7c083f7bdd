/** Converts an attribute's name to a field name as wp-graphql-gutenberg does: `__unstableLocation` becomes `unstableLocation`. */
export const toFieldName = (name: string): string =>
  name.replace(/^[-_]+/, '').replaceAll(/[-_]+(.?)/g, (_separator, next: string) => next.toUpperCase());
