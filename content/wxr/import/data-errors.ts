/** Errors with which PostgreSQL rejects a value of an item. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { ImportReport } from './report.ts';

type DatabaseError = { code?: string; constraint?: string; column?: string; message?: string };

/** Error class 22 is for invalid data, class 23 for violated constraints, class 54 for values that are too long for an index. */
export function isDataError(error: unknown): boolean {
  return /^(22|23|54)/.test((error as DatabaseError).code ?? '');
}

/** Describes for the report what is wrong, and with which value. */
export function formatRejection(error: unknown): string {
  return `item with a value that the database rejects: ${formatDataError(error)}`;
}

function formatDataError(error: unknown): string {
  const { code = '', constraint = '', column = '', message = '' } = error as DatabaseError;
  if (code === '23505') return `a value that must be unique is already in use (${constraint})`;
  if (code === '23514') return `a value is not allowed (${constraint})`;
  if (code === '23502') return `a required value is missing (${column})`;
  if (code === '22003') return `a number is too large (${message})`;
  return code.startsWith('54') || code === '22001' ? `a text is too long (${message})` : message;
}

/**
 * Writes one of several items of a transaction. If PostgreSQL rejects it, only this item is rolled back and reported.
 * @param name names the item in the report
 */
export async function writeOrSkip(
  db: Transaction<Database>,
  report: ImportReport,
  name: string,
  write: () => Promise<void>,
): Promise<void> {
  await sql`savepoint before_item`.execute(db);
  try {
    await write();
  } catch (error) {
    if (!isDataError(error)) throw error;
    await sql`rollback to savepoint before_item`.execute(db);
    report.skip(formatRejection(error), name);
  }
  await sql`release savepoint before_item`.execute(db);
}
