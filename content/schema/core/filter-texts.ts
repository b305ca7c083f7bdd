/** Texts in filters lose white space at both ends, and other white space becomes one space, as in WPGraphQL. */

export function trimFilterTexts<T extends object>(where: T): T {
  return Object.fromEntries(Object.entries(where).map(([name, value]) => [name, trim(value)])) as T;
}

function trim(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[\t\n\r ]+/g, ' ').trim();
  return Array.isArray(value) ? value.map(trim) : value;
}
