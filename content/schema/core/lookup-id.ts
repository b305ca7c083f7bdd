import { fromGlobalId, type IdKind, toDatabaseId } from '../../core/global-ids.ts';
import { UserError } from '../../core/user-error.ts';

/**
 * Parses the id of a lookup with the idType `ID` or `DATABASE_ID`.
 * @param kind the required kind of a global id
 * @throws UserError with WPGraphQL's message if the id does not match its idType
 */
export function parseLookupId(kind: IdKind, id: string, idType: string | null | undefined): number {
  const parsed = idType === 'DATABASE_ID' ? { kind, key: id } : fromGlobalId(id);
  const databaseId = parsed?.kind === kind ? toDatabaseId(parsed.key) : null;
  if (databaseId === null) throw new UserError('The ID input is invalid. Make sure you set the proper idType for your input.');
  return databaseId;
}
