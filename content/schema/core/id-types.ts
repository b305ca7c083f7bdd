import { fromGlobalId, type IdKind, toDatabaseId } from '../../core/global-ids.ts';
import { UserError } from '../../core/user-error.ts';

/**
 * The database id behind an id of idType `ID` or `DATABASE_ID`.
 * @param kind what the global id has to be of
 * @throws UserError in WPGraphQL's words when the id is not of its idType
 */
export function identify(kind: IdKind, id: string, idType: string | null | undefined): number {
  const parsed = idType === 'DATABASE_ID' ? { kind, key: id } : fromGlobalId(id);
  const databaseId = parsed?.kind === kind ? toDatabaseId(parsed.key) : null;
  if (databaseId === null) throw new UserError('The ID input is invalid. Make sure you set the proper idType for your input.');
  return databaseId;
}
