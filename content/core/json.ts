/** Text and JSON without the characters that PostgreSQL cannot store. */

/** Deeper values are dropped. No editor writes them, and recursive JSON readers would overflow their stack. */
const MAX_DEPTH = 64;

/** Serializes a value for a `jsonb` column. Strings and keys lose NUL characters and lone surrogates, which `jsonb` rejects. */
export function toJson(value: unknown): string {
  return JSON.stringify(toStorableValue(value, 0) ?? null);
}

function toStorableValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return toStorableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => toStorableValue(item, depth + 1) ?? null);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [toStorableText(name), toStorableValue(item, depth + 1)]));
}

/** Removes characters that PostgreSQL cannot store. */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
