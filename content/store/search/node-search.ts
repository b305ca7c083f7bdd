/** Full-text search in all content types, best matches first. */
import { type RawBuilder, sql } from 'kysely';
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
import type { TextPlan, TextPlanLoader } from './text-plan.ts';
import type { WordLoader, WordQuery } from './words.ts';

export type SearchQuery = { text: string; types: readonly ContentTypeName[] };
/** A matching node and passages with the matches as markup. */
export type SearchHit = NodeRow & { snippet: string };

export interface NodeSearch {
  /**
   * Published nodes that contain all words, and properties of the place, name or type that the text asks for. Password-protected nodes are not
   * searched (WordPress).
   */
  search(query: SearchQuery, page: PageArgs): Promise<Page<SearchHit>>;
}

type Matching = { words: WordQuery; types: readonly ContentTypeName[]; properties: TextPlan | null };
type NodeSearchQuery = Matching & { text: string; byTitle: boolean };

/** If more nodes match, they are ranked by title and date only, because reading their content is too slow. */
const MAX_RANKED = 2_000;

export function createNodeSearch(requestDb: RequestDb, words: WordLoader, textPlans: TextPlanLoader): NodeSearch {
  const lists = createListLoader<NodeSearchQuery, NodeRow>(requestDb, describeSearch);
  return {
    search: async ({ text, types: requestedTypes }, page) => {
      const types = requestedTypes.filter((type) => canSeeType(requestDb.viewer, type));
      if (page.limit === 0 || types.length === 0 || !isText(text)) return emptyPage(page);
      const [query, plan] = await Promise.all([words.load(text), types.includes('properties') ? textPlans.load(text) : null]);
      const matching = { words: query, types, properties: plan && isForProperties(plan) ? plan : null };
      const byTitle = await isBroad(requestDb, matching);
      const passages = await lists.load({ query: { ...matching, text, byTitle }, owner: null, page });
      return { ...passages, rows: await addSnippets(requestDb, redactFor(requestDb.viewer, passages.rows), query) };
    },
  };
}

/** Whether a text is for properties of a place, name or type. Texts with other words are for pages. */
const isForProperties = ({ parts, ignored }: TextPlan) =>
  ignored.length === 0 && parts.some(({ kind }) => kind === 'place' || kind === 'building' || kind === 'type' || kind === 'near');

/** Conditions for public nodes that contain the words. */
const matches = ({ types, words, properties }: Matching) => [
  isPublicNodeOfTypes('n', types),
  sql`n.password is null`,
  properties
    ? sql`(${hasWords('n', words, sql`true`)} or n.id in (select p.id from property_facts p where ${sql.join(properties.conditions, sql` and `)}))`
    : hasWords('n', words, sql`true`),
];

async function isBroad(requestDb: RequestDb, matching: Matching): Promise<boolean> {
  const [found] = await requestDb.rows(sql<{ broad: boolean }>`
    select count(*) > ${MAX_RANKED} as broad from (select from content_node n where ${sql.join(matches(matching), sql` and `)} limit ${MAX_RANKED + 1}) found`);
  return found?.broad ?? false;
}

function describeSearch({ byTitle, ...matching }: NodeSearchQuery): Listing {
  const { words, types } = matching;
  const byRank: SortKey = {
    toSql: (alias) => sql`(${getRank(alias, words, { byTitle })} + ${getVacancyRank(alias, matching)})`,
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
    where: () => matches(matching),
  };
}

/** Properties with available space rank like pages with the words in their title. */
function getVacancyRank(alias: RawBuilder<unknown>, { properties }: Matching): RawBuilder<unknown> {
  if (!properties) return sql`0`;
  const matching = sql`select p.id from property_facts p where p.has_space and ${sql.join(properties.conditions, sql` and `)}`;
  return sql`case when ${alias}.id in (${matching}) then 1 else 0 end`;
}

/** Adds passages with the matches. */
async function addSnippets(requestDb: RequestDb, nodes: readonly NodeRow[], { query }: WordQuery): Promise<SearchHit[]> {
  const texts = nodes.map((node) => (node.restricted ? '' : toSearchText(`${node.excerpt} ${node.content}`)));
  const found = texts.some((text) => text !== '') ? await requestDb.rows(selectPassages(texts, query)) : [];
  return nodes.map((node, index) => ({ ...node, snippet: toSnippet(found[index]?.passage ?? '') }));
}
