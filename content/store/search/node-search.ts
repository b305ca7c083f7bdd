/** Full-text search in all content types, best matches first. */
import { sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { byId, byTime, createListLoader, emptyPage, type Listing, type SortKey } from '../core/paging.ts';
import { isText, type RequestDb } from '../core/request-db.ts';
import { nodeColumns } from '../nodes/node-columns.ts';
import { redactFor } from '../nodes/redact.ts';
import { canSeeType, isPublicNodeOfTypes } from '../nodes/visibility.ts';
import { getRank, hasWords, selectPassages } from './full-text.ts';
import { toSearchText, toSnippet } from './passages.ts';
import type { WordLoader, WordQuery } from './words.ts';

export type SearchQuery = { text: string; types: readonly ContentTypeName[] };
/** A matching node and passages with the matches as markup. */
export type SearchHit = NodeRow & { snippet: string };

export interface NodeSearch {
  /** Published nodes that contain all words. Password-protected nodes are not searched (WordPress). */
  search(query: SearchQuery, page: PageArgs): Promise<Page<SearchHit>>;
}

type NodeSearchQuery = { words: WordQuery; types: readonly ContentTypeName[]; byTitle: boolean };

/** If more nodes match, they are ranked by title and date only, because reading their content is too slow. */
const MAX_RANKED = 2_000;

export function createNodeSearch(requestDb: RequestDb, words: WordLoader): NodeSearch {
  const lists = createListLoader<NodeSearchQuery, NodeRow>(requestDb, describeSearch);
  return {
    search: async ({ text, types: requestedTypes }, page) => {
      const types = requestedTypes.filter((type) => canSeeType(requestDb.viewer, type));
      if (page.limit === 0 || types.length === 0 || !isText(text)) return emptyPage(page);
      const query = await words.load(text);
      const byTitle = await isBroad(requestDb, types, query);
      const passages = await lists.load({ query: { words: query, types, byTitle }, owner: null, page });
      return { ...passages, rows: await addSnippets(requestDb, redactFor(requestDb.viewer, passages.rows), query) };
    },
  };
}

/** Conditions for public nodes that contain the words. */
const matches = (types: readonly ContentTypeName[], words: WordQuery) => [
  isPublicNodeOfTypes('n', types),
  sql`n.password is null`,
  hasWords('n', words, sql`true`),
];

async function isBroad(requestDb: RequestDb, types: readonly ContentTypeName[], words: WordQuery): Promise<boolean> {
  const [found] = await requestDb.rows(sql<{ broad: boolean }>`
    select count(*) > ${MAX_RANKED} as broad from (select from content_node n where ${sql.join(matches(types, words), sql` and `)} limit ${MAX_RANKED + 1}) matching`);
  return found?.broad ?? false;
}

function describeSearch({ words, types, byTitle }: NodeSearchQuery): Listing {
  const byRank: SortKey = {
    toSql: (alias) => getRank(alias, words, { byTitle }),
    least: sql`'-infinity'::float8`,
    greatest: sql`'infinity'::float8`,
  };
  return {
    columns: nodeColumns,
    table: 'content_node',
    alias: 'n',
    cursorCondition: isPublicNodeOfTypes('n', types),
    keys: [byRank, byTime('published_at'), byId],
    descending: true,
    where: () => matches(types, words),
  };
}

/** Adds passages with the matches. */
async function addSnippets(requestDb: RequestDb, nodes: readonly NodeRow[], { query }: WordQuery): Promise<SearchHit[]> {
  const texts = nodes.map((node) => (node.restricted ? '' : toSearchText(`${node.excerpt} ${node.content}`)));
  const found = texts.some((text) => text !== '') ? await requestDb.rows(selectPassages(texts, query)) : [];
  return nodes.map((node, index) => ({ ...node, snippet: toSnippet(found[index]?.passage ?? '') }));
}
