/** Parses the ids of lookups as leniently as WPGraphQL does, which neither checks the kind of a global id nor the rest of a number. */
import { MAX_DATABASE_ID } from '../../core/global-ids.ts';
import { UserError } from '../../core/user-error.ts';

/** Message for an id that does not match its idType. Lookups of content nodes have a longer one. */
export const INVALID_ID = 'The ID input is invalid';
export const INVALID_CONTENT_ID = 'The ID input is invalid. Make sure you set the proper idType for your input.';

/** An id that no row has. */
const NO_MATCH = 0;

/** Parses a database id like WordPress's `absint`. @returns 0, which matches nothing, for text that does not begin with a number */
export function parseDatabaseId(id: string): number {
  const value = Math.abs(Number.parseInt(id, 10));
  return value <= MAX_DATABASE_ID ? value : NO_MATCH;
}

/** Splits a global id at its colon. Both parts are empty for text that is not a global id. */
export function splitGlobalId(id: string): { kind: string; key: string } {
  const [kind = '', ...rest] = Buffer.from(id, 'base64').toString('utf8').split(':');
  return rest.length === 0 ? { kind: '', key: '' } : { kind, key: rest.join(':') };
}

/**
 * Parses the id of a lookup with the idType `ID` or `DATABASE_ID`.
 * @param message of the error for text that is not a global id. Without it, such text matches nothing.
 * @returns 0 for an id that matches nothing
 * @throws UserError
 */
export function parseLookupId(id: string, idType: string | null | undefined, message?: string): number {
  if (idType === 'DATABASE_ID') return parseDatabaseId(id);
  const databaseId = parseDatabaseId(splitGlobalId(id).key);
  if (databaseId === NO_MATCH && message !== undefined) throw new UserError(message);
  return databaseId;
}
