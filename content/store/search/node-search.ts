/** Search across content types, best matches first. */
import { sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { byId, byTime, emptyPage, type Listing, listLoader, type SortKey } from '../core/paging.ts';
import { isText, type Session } from '../core/request-db.ts';
import { nodeColumns } from '../nodes/node-columns.ts';
import { seenBy } from '../nodes/redact.ts';
import { isVisibleOfTypes, seesType } from '../nodes/visibility.ts';
import { hasWords, passages, rank } from './full-text.ts';
import { plainText, toMarkup } from './passages.ts';
import type { WordLoader, WordQuery } from './words.ts';

export type SearchQuery = { text: string; types: readonly ContentTypeName[] };
/** A node that was found, with the passage that speaks of it as markup. */
export type SearchHit = NodeRow & { snippet: string };

export interface NodeSearch {
  /** Published nodes with every word; what a password protects is found by its title alone, whoever asks. */
  search(query: SearchQuery, page: PageArgs): Promise<Page<SearchHit>>;
}

type Shape = { words: WordQuery; types: readonly ContentTypeName[]; byTitle: boolean };

/** Of more nodes than these nobody reads what they say to put them in order: those that tell it in their title come first, then the newest. */
const MAX_READ = 2_000;

export function createNodeSearch(session: Session, words: WordLoader): NodeSearch {
  const lists = listLoader<Shape, NodeRow>(session, describe);
  return {
    search: async ({ text, types: asked }, page) => {
      const types = asked.filter((type) => seesType(session.viewer, type));
      if (page.limit === 0 || types.length === 0 || !isText(text)) return emptyPage(page);
      const query = await words.load(text);
      const byTitle = await isBroad(session, types, query);
      const found = await lists.load({ query: { words: query, types, byTitle }, owner: null, page });
      return { ...found, rows: await withPassages(session, seenBy(session.viewer, found.rows), query) };
    },
  };
}

const isReadable = sql`n.password is null`;

/** Nodes with the words that the viewer may know of. */
const matches = (types: readonly ContentTypeName[], words: WordQuery) => [isVisibleOfTypes('n', types), hasWords('n', words, isReadable)];

async function isBroad(session: Session, types: readonly ContentTypeName[], words: WordQuery): Promise<boolean> {
  const [found] = await session.rows(sql<{ broad: boolean }>`
    select count(*) > ${MAX_READ} as broad from (select from content_node n where ${sql.join(matches(types, words), sql` and `)} limit ${MAX_READ + 1}) matching`);
  return found?.broad ?? false;
}

function describe({ words, types, byTitle }: Shape): Listing {
  const byRank: SortKey = {
    of: (alias) => rank(alias, words, { byTitle }),
    least: sql`'-infinity'::float8`,
    greatest: sql`'infinity'::float8`,
  };
  return {
    columns: nodeColumns,
    table: 'content_node',
    alias: 'n',
    seen: isVisibleOfTypes('n', types),
    keys: [byRank, byTime('published_at'), byId],
    descending: true,
    where: () => matches(types, words),
  };
}

/** Of what a password protects no passage is told. */
async function withPassages(session: Session, nodes: readonly NodeRow[], { query }: WordQuery): Promise<SearchHit[]> {
  const texts = nodes.map((node) => (node.restricted || node.password !== null ? '' : plainText(`${node.excerpt} ${node.content}`)));
  const found = texts.some((text) => text !== '') ? await session.rows(passages(texts, query)) : [];
  return nodes.map((node, index) => ({ ...node, snippet: toMarkup(found[index]?.passage ?? '') }));
}
