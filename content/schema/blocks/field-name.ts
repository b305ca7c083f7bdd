/** Converts an attribute's name to a field name like wp-graphql-gutenberg: `__unstableLocation` is `unstableLocation`. */
export const toFieldName = (name: string): string =>
  name.replace(/^[-_]+/, '').replaceAll(/[-_]+(.?)/g, (_separator, next: string) => next.toUpperCase());
