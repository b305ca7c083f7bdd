/** Terms of taxonomies. Every term is visible; what it counts and lists is only what is published. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { TermRow } from '../../core/rows/terms.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import type { TaxonomyDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { taxonomies, getTaxonomy } from '../../model/taxonomies.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { emptyPage, listLoader } from '../core/paging.ts';
import { inOrder, isId, isText, type Session, without } from '../core/request-db.ts';
import { MAX_ANCESTORS } from '../nodes/nodes.ts';
import { describeTerms, termColumns as columns, type TermShape } from './term-lists.ts';
import type { TermQuery } from './term-query.ts';

export interface TermReader {
  termById(id: number): Promise<TermRow | null>;
  termByUri(uri: string): Promise<TermRow | null>;
  termBySlug(taxonomy: TaxonomyName, slug: string): Promise<TermRow | null>;
  termByName(taxonomy: TaxonomyName, name: string): Promise<TermRow | null>;
  terms(query: TermQuery, page: PageArgs): Promise<Page<TermRow>>;
  getTermAncestors(term: TermRow): Promise<TermRow[]>;
}
type Named = { taxonomy: TaxonomyName; text: string };

export function createTerms(session: Session): TermReader {
  const byId = new DataLoader<number, TermRow | null>(async (ids) =>
    inOrder(ids, await session.rows(sql<TermRow>`select ${columns} from term t where t.id = any(${ids}::int[])`), (term) => term.id),
  );
  const remember = (term: TermRow) => byId.prime(term.id, term);

  const byColumn = (column: 'slug' | 'name') =>
    new DataLoader<Named, TermRow | null, string>(
      async (keys) => {
        // Names are found however their letters are written, as MySQL finds them; of equal ones the oldest, which comes last.
        const found = await session.rows(sql<TermRow & { asked: string }>`
          select ${columns}, k.text as asked from term t join unnest(${keys.map(({ taxonomy }) => taxonomy)}::text[], ${keys.map(({ text }) => text)}::text[]) k(taxonomy, text)
          on t.taxonomy = k.taxonomy and ${column === 'name' ? sql`lower(t.name) = lower(k.text)` : sql`t.slug = k.text`} order by t.id desc`);
        const byKey = new Map(found.map(({ asked, ...term }) => [namedKey({ taxonomy: term.taxonomy, text: asked }), term]));
        for (const term of byKey.values()) remember(term);
        return keys.map((key) => byKey.get(namedKey(key)) ?? null);
      },
      { cacheKeyFn: namedKey },
    );
  const bySlug = byColumn('slug');
  const byName = byColumn('name');

  const byUri = new DataLoader<string, TermRow | null>(async (uris) => {
    const rows = await session.rows(sql<TermRow>`select ${columns} from term t where t.uri = any(${uris}::text[])`);
    rows.forEach(remember);
    return inOrder(uris, rows, (term) => term.uri);
  });

  const ancestors = new DataLoader<number, TermRow[]>(async (ids) => {
    const rows = await session.rows(sql<TermRow & { start: number }>`
      with recursive up as (
        select id as start, parent_id as above, 1 as depth from term where id = any(${ids}::int[])
        union all
        select up.start, p.parent_id, up.depth + 1 from up join term p on p.id = up.above where up.depth < ${MAX_ANCESTORS}
      )
      select up.start, ${columns} from up join term t on t.id = up.above order by up.start, up.depth`);
    const byStart = Map.groupBy(rows, (row) => row.start);
    return ids.map((id) => (byStart.get(id) ?? []).map((row): TermRow => without(row, 'start')));
  });

  const lists = listLoader<TermShape, TermRow>(session, describeTerms);

  return {
    termById: async (id) => (isId(id) ? byId.load(id) : null),
    termBySlug: async (taxonomy, slug) => (isText(slug) ? bySlug.load({ taxonomy, text: slug }) : null),
    termByName: async (taxonomy, name) => (isText(name) ? byName.load({ taxonomy, text: name }) : null),
    termByUri: async (uri) => {
      const stored = toStoredUri(uri);
      if (stored === null || !isText(stored)) return null;
      const term = (await byUri.load(stored)) ?? (await withoutParents(stored));
      return term && getTaxonomy(term.taxonomy).public ? term : null;
    },
    getTermAncestors: async (term) => (term.parentId === null ? [] : ancestors.load(term.id)),
    terms: async (query, page) => {
      if (page.limit === 0 || query.taxonomies.length === 0) return emptyPage(page);
      const { nodeId, ...rest } = query;
      if (nodeId !== undefined && !isId(nodeId)) return emptyPage(page);
      const question =
        nodeId !== undefined
          ? { query: { ...rest, ofNode: true }, owner: nodeId }
          : typeof query.parentId === 'number'
            ? { query: { ...rest, parentId: 0 }, owner: query.parentId }
            : { query: rest, owner: null };
      const found = await lists.load({ ...question, page });
      // Padded counts are an answer to one question only.
      if (!query.padCounts) found.rows.forEach(remember);
      return found;
    },
  };

  /** WordPress finds a child category by its last part alone: `/category/market-reports/` for `/category/news/market-reports/`. */
  async function withoutParents(uri: string): Promise<TermRow | null> {
    const segments = uri.split('/').filter(Boolean);
    const taxonomy = (taxonomies as readonly TaxonomyDeclaration[]).find(
      ({ hierarchical, prefix }) => hierarchical && prefix === segments[0],
    );
    const slug = segments.at(-1);
    return taxonomy && slug !== undefined && segments.length > 1 ? bySlug.load({ taxonomy: taxonomy.name, text: slug }) : null;
  }
}

function namedKey({ taxonomy, text }: Named): string {
  return `${taxonomy}/${text}`;
}
