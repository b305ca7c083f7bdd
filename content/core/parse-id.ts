/** Parses ids in mutation inputs. WPGraphQL accepts global ids and database ids. */
import { fromGlobalId, type IdKind, toDatabaseId } from './global-ids.ts';

/** @returns the database id, or null if the text is not an id or is a global id of another kind */
export function parseId(kind: IdKind, id: string | number): number | null {
  const text = String(id).trim();
  const databaseId = toDatabaseId(text);
  if (databaseId !== null) return databaseId;
  const globalId = fromGlobalId(text);
  return globalId?.kind === kind ? toDatabaseId(globalId.key) : null;
}
