/** Finds the field that an error message of the content service names: `propertyFacts.rooms[0].squareFeet must be …`. */

/** @returns null if the message names no declared field */
export function parseFieldError(message: string, names: readonly string[]): { path: string; message: string } | null {
  const path = /^[A-Za-z]\w*(?:\.\w+|\[\d+\])*(?=[\s:])/.exec(message)?.[0];
  const first = path === undefined ? '' : (/^\w+/.exec(path)?.[0] ?? '');
  return path !== undefined && names.includes(first) ? { path, message } : null;
}

/** Whether the field at a path, or one inside of it, is the one that the error names. */
export const isAtPath = (errorPath: string, path: string): boolean =>
  errorPath === path || errorPath.startsWith(`${path}.`) || errorPath.startsWith(`${path}[`);
