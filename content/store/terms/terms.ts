/** Reads terms of taxonomies. All terms are visible. Their counts and lists include published nodes only. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { TaxonomyDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import { getTaxonomy, taxonomies } from '../../model/taxonomies.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { createListLoader, emptyPage } from '../core/paging.ts';
import { alignWithKeys, isId, isText, omit, type RequestDb } from '../core/request-db.ts';
import { MAX_ANCESTORS } from '../nodes/nodes.ts';
import { describeTerms, termColumns as columns, type TermListQuery } from './term-lists.ts';
import type { TermQuery } from './term-query.ts';
import { isTermVisibleTo } from './term-visibility.ts';

export interface TermReader {
  termById(id: number): Promise<TermRow | null>;
  termByUri(uri: string): Promise<TermRow | null>;
  termBySlug(taxonomy: TaxonomyName, slug: string): Promise<TermRow | null>;
  termByName(taxonomy: TaxonomyName, name: string): Promise<TermRow | null>;
  terms(query: TermQuery, page: PageArgs): Promise<Page<TermRow>>;
  getTermAncestors(term: TermRow): Promise<TermRow[]>;
}
type TermKey = { taxonomy: TaxonomyName; text: string };

export function createTerms(requestDb: RequestDb): TermReader {
  const isVisible = isTermVisibleTo(requestDb.viewer);
  const byId = new DataLoader<number, TermRow | null>(async (ids) =>
    alignWithKeys(
      ids,
      await requestDb.rows(sql<TermRow>`select ${columns} from term t where t.id = any(${ids}::int[]) and ${isVisible}`),
      (term) => term.id,
    ),
  );
  const cacheTerm = (term: TermRow) => byId.prime(term.id, term);

  const byColumn = (column: 'slug' | 'name') =>
    new DataLoader<TermKey, TermRow | null, string>(
      async (keys) => {
        // Names match regardless of case, as in MySQL. Of several matches the oldest comes last and wins.
        const found = await requestDb.rows(sql<TermRow & { requested: string }>`
          select ${columns}, k.text as requested from term t join unnest(${keys.map(({ taxonomy }) => taxonomy)}::text[], ${keys.map(({ text }) => text)}::text[]) k(taxonomy, text)
          on t.taxonomy = k.taxonomy and ${column === 'name' ? sql`lower(t.name) = lower(k.text)` : sql`t.slug = k.text`} where ${isVisible} order by t.id desc`);
        const byKey = new Map(found.map(({ requested, ...term }) => [formatTermKey({ taxonomy: term.taxonomy, text: requested }), term]));
        for (const term of byKey.values()) cacheTerm(term);
        return keys.map((key) => byKey.get(formatTermKey(key)) ?? null);
      },
      { cacheKeyFn: formatTermKey },
    );
  const bySlug = byColumn('slug');
  const byName = byColumn('name');

  const byUri = new DataLoader<string, TermRow | null>(async (uris) => {
    const rows = await requestDb.rows(sql<TermRow>`select ${columns} from term t where t.uri = any(${uris}::text[]) and ${isVisible}`);
    rows.forEach(cacheTerm);
    return alignWithKeys(uris, rows, (term) => term.uri);
  });

  const ancestors = new DataLoader<number, TermRow[]>(async (ids) => {
    const rows = await requestDb.rows(sql<TermRow & { start: number }>`
      with recursive up as (
        select id as start, parent_id as above, 1 as depth from term where id = any(${ids}::int[])
        union all
        select up.start, p.parent_id, up.depth + 1 from up join term p on p.id = up.above where up.depth < ${MAX_ANCESTORS}
      )
      select up.start, ${columns} from up join term t on t.id = up.above order by up.start, up.depth`);
    const byStart = Map.groupBy(rows, (row) => row.start);
    return ids.map((id) => (byStart.get(id) ?? []).map((row): TermRow => omit(row, 'start')));
  });

  const lists = createListLoader<TermListQuery, TermRow>(requestDb, (query) => describeTerms(query, requestDb.viewer));

  return {
    termById: async (id) => (isId(id) ? byId.load(id) : null),
    termBySlug: async (taxonomy, slug) => (isText(slug) ? bySlug.load({ taxonomy, text: slug }) : null),
    termByName: async (taxonomy, name) => (isText(name) ? byName.load({ taxonomy, text: name }) : null),
    termByUri: async (uri) => {
      const stored = toStoredUri(uri);
      if (stored === null || !isText(stored)) return null;
      const term = (await byUri.load(stored)) ?? (await findByLastSegment(stored));
      return term && getTaxonomy(term.taxonomy).public ? term : null;
    },
    getTermAncestors: async (term) => (term.parentId === null ? [] : ancestors.load(term.id)),
    terms: async (query, page) => {
      if (query.taxonomies.length === 0) return emptyPage(page);
      const { nodeId, ...rest } = query;
      if (nodeId !== undefined && !isId(nodeId)) return emptyPage(page);
      const request =
        nodeId !== undefined
          ? { query: { ...rest, ofNode: true }, owner: nodeId }
          : typeof query.parentId === 'number'
            ? { query: { ...rest, parentId: 0 }, owner: query.parentId }
            : { query: rest, owner: null };
      const found = await lists.load({ ...request, page });
      found.rows.forEach(cacheTerm);
      return found;
    },
  };

  /** WordPress finds a child category by its last segment alone: `/category/market-reports/` for `/category/news/market-reports/`. */
  async function findByLastSegment(uri: string): Promise<TermRow | null> {
    const segments = uri.split('/').filter(Boolean);
    const taxonomy = (taxonomies as readonly TaxonomyDeclaration[]).find(
      ({ hierarchical, prefix }) => hierarchical && prefix === segments[0],
    );
    const slug = segments.at(-1);
    return taxonomy && slug !== undefined && segments.length > 1 ? bySlug.load({ taxonomy: taxonomy.name, text: slug }) : null;
  }
}

function formatTermKey({ taxonomy, text }: TermKey): string {
  return `${taxonomy}/${text}`;
}
