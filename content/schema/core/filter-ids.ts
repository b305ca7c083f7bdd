/** Ids of filters, which WPGraphQL takes in both forms: a global id, or the number itself. */
import type { IdKind } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';

/** An id that nothing has: a filter by it finds nothing. */
const NOTHING = 0;

/** @returns 0, which nothing has, for an id of another kind and for what is no id */
export function databaseIdOf(kind: IdKind, id: string | number): number {
  return parseId(kind, id) ?? NOTHING;
}

/** The numbers of a list of ids; empty places are left out. Undefined when the filter was not given or is empty, as WordPress takes it. */
export function databaseIdsOf(kind: IdKind, ids: readonly (string | null)[] | null | undefined): number[] | undefined {
  const found = (ids ?? []).filter((id) => id !== null).map((id) => databaseIdOf(kind, id));
  return found.length > 0 ? found : undefined;
}
