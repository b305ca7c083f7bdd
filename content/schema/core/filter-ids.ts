/** Parses ids in filters, which accept global ids and database ids, as in WPGraphQL. */
import { fromGlobalId, type IdKind, toDatabaseId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import { isSet, type Optional } from './optional.ts';

/** An id that no row has, so the filter matches nothing. */
const NO_MATCH = 0;

/** @returns 0, which matches nothing, if the id is invalid or of another kind */
export function parseFilterId(kind: IdKind, id: string | number): number {
  return parseId(kind, id) ?? NO_MATCH;
}

/** Parses a list of ids and skips null items. Returns undefined for an empty or missing list, which means no filter, as in WordPress. */
export function parseFilterIds(kind: IdKind, ids: readonly (string | null)[] | null | undefined): number[] | undefined {
  const databaseIds = (ids ?? []).filter((id) => id !== null).map((id) => parseFilterId(kind, id));
  return databaseIds.length > 0 ? databaseIds : undefined;
}

/** Returns whether a text is an id, also one that nothing has. WordPress ignores other text in some filters by a single id. */
export const isIdText = (id: Optional<string>): id is string => isSet(id) && (toDatabaseId(id) !== null || fromGlobalId(id) !== null);
