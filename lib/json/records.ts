/** Reads JSON of unknown shape, such as values that editors or imports have written. */

/** Whether a value is an object, and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a nested property such as `style.color.text`, or undefined if it does not exist. */
export function getProperty(value: unknown, ...path: readonly string[]): unknown {
  let result = value;
  for (const name of path) result = isRecord(result) && Object.hasOwn(result, name) ? result[name] : undefined;
  return result;
}
