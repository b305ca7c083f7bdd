/** Errors with which PostgreSQL rejects a value of an item. */

type DatabaseError = { code?: string; constraint?: string; column?: string; message?: string };

/** Error class 22 is for invalid data, class 23 for violated constraints, class 54 for values that are too long for an index. */
export function isDataError(error: unknown): boolean {
  return /^(22|23|54)/.test((error as DatabaseError).code ?? '');
}

/** Says in plain words what is wrong, and with which value. */
export function formatDataError(error: unknown): string {
  const { code = '', constraint = '', column = '', message = '' } = error as DatabaseError;
  if (code === '23505') return `a value that has to be unique is in use (${constraint})`;
  if (code === '23514') return `a value is not allowed (${constraint})`;
  if (code === '23502') return `a required value is missing (${column})`;
  if (code === '22003') return `a number is too large (${message})`;
  return code.startsWith('54') || code === '22001' ? `a text is too long (${message})` : message;
}
