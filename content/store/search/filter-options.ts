/** Finds the ids of the filter options that a search names by their slugs. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { isVisibleTo } from '../nodes/visibility.ts';
import { alignWithKeys, isText, type RequestDb } from '../core/request-db.ts';

/** A market, region, submarket or status. */
export type FilterOption = { kind: 'markets' | 'regions' | 'submarket' | 'status'; slug: string };

export interface FilterOptionReader {
  /** Id of the node or term. Options of the same search are read with one statement. */
  filterOptionId(option: FilterOption): Promise<number | null>;
}

export function createFilterOptions(requestDb: RequestDb): FilterOptionReader {
  const options = new DataLoader<FilterOption, number | null, string>(
    async (keys) => {
      // Of several nodes with the same slug, the published one is meant, otherwise the oldest one.
      const rows = await requestDb.rows(sql<FilterOption & { id: number | null }>`
        select k.kind, k.slug, coalesce(
          (select n.id from content_node n where n.type = k.kind and n.slug = k.slug and n.revision_of is null and ${isVisibleTo(requestDb.viewer, 'n')}
            order by n.status = 'publish' desc, n.id limit 1),
          (select t.id from term t where t.taxonomy = k.kind and t.slug = k.slug)
        ) as id from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ slug }) => slug)}::text[]) k(kind, slug)`);
      return alignWithKeys(keys.map(toKey), rows, toKey).map((row) => row?.id ?? null);
    },
    { cacheKeyFn: toKey },
  );
  return { filterOptionId: async (option) => (isText(option.slug) ? options.load(option) : null) };
}

const toKey = ({ kind, slug }: FilterOption) => `${kind} ${slug}`;
