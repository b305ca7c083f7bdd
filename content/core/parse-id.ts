/** Ids that come in with mutations: global or from the database, as WPGraphQL takes both. */
import { fromGlobalId, type IdKind, toDatabaseId } from './global-ids.ts';

/** @returns null for what is no id, or the global id of another kind of thing */
export function idIn(kind: IdKind, id: string | number): number | null {
  const text = String(id).trim();
  const plain = toDatabaseId(text);
  if (plain !== null) return plain;
  const global = fromGlobalId(text);
  return global?.kind === kind ? toDatabaseId(global.key) : null;
}
