/** Quotes, colon and comma. */
export const KEY_BYTES = 4;

/** The size of a value in a JSON response, approximately. */
export function measureValue(value: unknown): number {
  // Most short values are ASCII.
  if (typeof value === 'string') return value.length < 1_000 ? value.length : Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null) return KEY_BYTES;
  let bytes = 2;
  for (const [key, inner] of Object.entries(value)) bytes += (Array.isArray(value) ? 1 : key.length + KEY_BYTES) + measureValue(inner);
  return bytes;
}
