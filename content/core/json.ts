/** JSON that PostgreSQL takes, whatever an editor or an import has put into it. */

/** Values nested deeper are left out: nothing anybody writes is, and readers of JSON have a stack with an end. */
const MAX_DEPTH = 64;

/** NUL and halves of surrogate pairs are left out of texts and names: jsonb knows neither. */
export function toJson(value: unknown): string {
  return JSON.stringify(clean(value, 0) ?? null);
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1) ?? null);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), clean(item, depth + 1)]));
}

/** Text without what PostgreSQL can't keep. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
