/** Full-text search in all content types, best matches first. */
import { type RawBuilder, sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { removeHiddenBlocks } from '../../blocks/hidden-blocks.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { MAX_SEARCH_CHARACTERS } from '../../core/search-length.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { byId, byTime, createListLoader, emptyPage, type Listing, type SortKey } from '../core/paging.ts';
import { isText, type RequestDb } from '../core/request-db.ts';
import { isOpenPositionOn } from '../nodes/node-filter.ts';
import { nodeColumns } from '../nodes/node-columns.ts';
import { redactFor } from '../nodes/redact.ts';
import { canSeeType, isPublicNodeOfTypes } from '../nodes/visibility.ts';
import { getRank, hasWords, selectPassages } from './full-text.ts';
import { foldLetters, toSearchText, toSnippet } from './passages.ts';
import { getSearchTarget, getSoughtTitles } from './site-synonyms.ts';
import type { TextPlan, TextPlanLoader } from './text-plan.ts';
import { hasQuotedWords, type WordCorrection, type WordLoader, type WordQuery } from './words.ts';

export type SearchQuery = {
  text: string;
  types: readonly ContentTypeName[];
  /** Lists only these of the types. */
  only?: readonly ContentTypeName[];
  /** Lists positions only if they are open on this day: `2026-11-18`. */
  today?: string;
  /** Whether media items are listed only if their file has text. */
  onlyDocuments?: boolean;
};
/** A matching node and passages with the matches as markup. */
export type SearchHit = NodeRow & { snippet: string };

export interface NodeSearch {
  /**
   * Published nodes that contain all words or synonyms of them, and properties of the place, name or type that the text asks for. If there are none, nodes that
   * contain some of the words. Password-protected nodes are not searched (WordPress).
   */
  search(query: SearchQuery, page: PageArgs): Promise<Page<SearchHit>>;
  /** The number of matching nodes of each type. */
  countSearchHits(query: Omit<SearchQuery, 'only'>): Promise<ReadonlyMap<ContentTypeName, number>>;
  /** The words of the text that no content has, and what is searched instead. Show a correction only if a result that the viewer sees contains it. */
  listSearchCorrections(text: string): Promise<readonly WordCorrection[]>;
}

type Matching = {
  words: WordQuery;
  types: readonly ContentTypeName[];
  properties: TextPlan | null;
  /** Pages that the text is probably looking for, even if they do not contain all words. */
  sought: readonly number[];
  /** What the text is looking for: positions with all of its words other than `job`, or the person or the term that its other words name. */
  target: { types: readonly ContentTypeName[]; words: WordQuery; hasWords: boolean } | null;
  /** Empty to list closed positions too. */
  today: string;
  onlyDocuments: boolean;
  /** Whether a node must contain only some of the words. */
  matchesSome: boolean;
};
type NodeSearchQuery = Matching & { byTitle: boolean };

/** If more nodes match, they are ranked by title and date only, because reading their content is too slow. */
const MAX_RANKED = 2_000;

export function createNodeSearch(requestDb: RequestDb, words: WordLoader, textPlans: TextPlanLoader): NodeSearch {
  const lists = createListLoader<NodeSearchQuery, NodeRow>(requestDb, describeSearch);
  const prepared = new Map<string, Promise<NodeSearchQuery>>();

  /** Converts the text once for the results and for their numbers. @returns null if nothing can match */
  function prepare({
    text: typed,
    types: requestedTypes,
    today = '',
    onlyDocuments = false,
  }: SearchQuery): Promise<NodeSearchQuery> | null {
    const text = typed.slice(0, MAX_SEARCH_CHARACTERS);
    const types = requestedTypes.filter((type) => canSeeType(requestDb.viewer, type));
    if (types.length === 0 || !isText(text)) return null;
    const key = JSON.stringify([text, types, today, onlyDocuments]);
    const query = prepared.get(key) ?? planSearch(text, types, { today, onlyDocuments });
    prepared.set(key, query);
    return query;
  }

  async function planSearch(
    text: string,
    types: readonly ContentTypeName[],
    limits: Pick<Matching, 'today' | 'onlyDocuments'>,
  ): Promise<NodeSearchQuery> {
    const [query, plan] = await Promise.all([words.load(text), types.includes('properties') ? textPlans.load(text) : null]);
    const isAsTyped = !hasQuotedWords(text) || plan?.parts.every(({ corrected }) => !corrected);
    const properties = plan && isForProperties(plan) && isAsTyped ? plan : null;
    const target = await planTarget(query, types);
    const all: Matching = { words: joinWords(query, ' & '), types, properties, sought: [], target, ...limits, matchesSome: false };
    const count = await countUpTo(requestDb, all, MAX_RANKED + 1);
    const sought = await findSought(requestDb, query, types);
    if (count > 0 || query.eachWithSynonyms.length < 2) return { ...all, sought, byTitle: count > MAX_RANKED };
    const some = { ...all, words: joinWords(query, ' | '), sought, matchesSome: true };
    return { ...some, byTitle: (await countUpTo(requestDb, some, MAX_RANKED + 1)) > MAX_RANKED };
  }

  /** What the words stand for: `job` for positions, `call` for people, `what is` for terms. The other words say which. */
  async function planTarget({ titleWords }: WordQuery, requestedTypes: readonly ContentTypeName[]): Promise<Matching['target']> {
    const found = getSearchTarget(titleWords);
    const types = found?.target.types.filter((type) => requestedTypes.includes(type)) ?? [];
    if (!found || types.length === 0) return null;
    const others = await words.load(found.others.join(' '));
    if (!found.target.isNamed) return { types, words: joinWords(others, ' & '), hasWords: found.others.length > 0 };
    return others.titleQuery === '' ? null : { types, words: { ...others, query: others.titleQuery }, hasWords: true };
  }

  return {
    search: async (query, page) => {
      const found = page.limit === 0 ? null : await prepare(query);
      if (found === null) return emptyPage(page);
      const types = found.types.filter((type) => query.only?.includes(type) ?? true);
      const passages = await lists.load({ query: { ...found, types }, owner: null, page });
      return { ...passages, rows: await addSnippets(requestDb, redactFor(requestDb.viewer, passages.rows), found.words) };
    },
    countSearchHits: async (query) => {
      const found = await prepare(query);
      if (found === null) return new Map();
      const rows = await requestDb.rows(sql<{ type: ContentTypeName; total: number }>`
        select n.type, count(*)::int as total from content_node n where ${sql.join(matches(found), sql` and `)} group by n.type`);
      return new Map(rows.map(({ type, total }) => [type, total]));
    },
    listSearchCorrections: async (text) => (isText(text) ? (await words.load(text)).corrections : []),
  };
}

const joinWords = (words: WordQuery, operator: ' & ' | ' | '): WordQuery => ({
  ...words,
  query: [...(words.eachWithSynonyms.length === 0 ? [] : [`( ${words.eachWithSynonyms.join(operator)} )`]), ...words.exclusions].join(
    ' & ',
  ),
});

const propertyKinds: ReadonlySet<string> = new Set(['place', 'building', 'type', 'near', 'feature', 'fact', 'size']);

/** Whether a text is for properties of a place, name or type, or with a feature. Texts with other words are for pages. */
const isForProperties = ({ parts, ignored }: TextPlan) => ignored.length === 0 && parts.some(({ kind }) => propertyKinds.has(kind));

/** Conditions for public nodes that contain the words. */
const matches = ({ types, words, properties, sought, target, today, onlyDocuments }: Matching) => [
  isPublicNodeOfTypes('n', types),
  sql`n.password is null`,
  ...(today !== '' && types.includes('positions') ? [sql`(n.type <> 'positions' or ${isOpenPositionOn(today)})`] : []),
  ...(onlyDocuments && types.includes('attachment') ? [sql`(n.type <> 'attachment' or n.document_text <> '')`] : []),
  sql`(${sql.join(
    [
      hasWords('n', words, sql`true`),
      ...(properties ? [sql`n.id in (select p.id from property_facts p where ${sql.join(properties.conditions, sql` and `)})`] : []),
      ...(sought.length > 0 ? [sql`n.id = any(${sought}::int[])`] : []),
      ...(target ? [matchesTarget('n', target)] : []),
    ],
    sql` or `,
  )})`,
];

const matchesTarget = (alias: string, { types, words, hasWords: isNarrowed }: NonNullable<Matching['target']>) =>
  isNarrowed
    ? sql`(${sql.ref(alias)}.type = any(${types}::text[]) and ${hasWords(alias, words, sql`true`)})`
    : sql`${sql.ref(alias)}.type = any(${types}::text[])`;

async function countUpTo(requestDb: RequestDb, matching: Matching, limit: number): Promise<number> {
  const [found] = await requestDb.rows(sql<{ count: number }>`
    select count(*)::int as count from (select from content_node n where ${sql.join(matches(matching), sql` and `)} limit ${limit}) found`);
  return found?.count ?? 0;
}

/** The pages whose titles the words of the text stand for. */
async function findSought(requestDb: RequestDb, { titleWords }: WordQuery, types: readonly ContentTypeName[]): Promise<number[]> {
  const titles = getSoughtTitles(titleWords);
  if (titles.length === 0 || !types.includes('page')) return [];
  const rows = await requestDb.rows(sql<{ id: number }>`
    select n.id from content_node n
    where ${isPublicNodeOfTypes('n', ['page'])} and n.password is null and lower(n.title collate "default") = any(${titles}::text[]) limit 10`);
  return rows.map(({ id }) => id);
}

function describeSearch({ byTitle, ...matching }: NodeSearchQuery): Listing {
  const { words, types } = matching;
  const byRank: SortKey = {
    toSql: (alias) =>
      sql`(${getRank(alias, words, { byTitle })} + ${getVacancyRank(alias, matching)} + ${getSoughtRank(alias, matching)} + ${getTargetRank(alias, matching)} + ${getDetailRank(alias)} + ${getWordCount(alias, matching)})`,
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

/** Whether a text names properties or a place as they are spelled, or says that it names a place. A single word may otherwise be anything, such as a name. */
const isCertain = ({ parts }: TextPlan) =>
  parts.every(({ kind, text, corrected }) => !corrected && (kind !== 'near' || /[\d ]/.test(text)));

/** Properties with available space rank like pages with the words in their title, if the text certainly names them. */
function getVacancyRank(alias: RawBuilder<unknown>, { properties }: Matching): RawBuilder<unknown> {
  if (!properties || !isCertain(properties)) return sql`0`;
  const matching = sql`select p.id from property_facts p where p.has_space and ${sql.join(properties.conditions, sql` and `)}`;
  return sql`case when ${alias}.id in (${matching}) then 1 else 0 end`;
}

/** Pages that the text is probably looking for rank between equal titles and titles with the words. If no node has all words, they come first. */
function getSoughtRank(alias: RawBuilder<unknown>, { sought, matchesSome, words }: Matching): RawBuilder<unknown> {
  if (sought.length === 0) return sql`0`;
  return sql`case when ${alias}.id = any(${sought}::int[]) then ${matchesSome ? words.eachWithSynonyms.length : 1.5}::float8 else 0 end`;
}

/** What the other words name comes before the pages that `job` stands for. Without other words, those pages come first. */
function getTargetRank(alias: RawBuilder<unknown>, { target, matchesSome, words }: Matching): RawBuilder<unknown> {
  if (!target) return sql`0`;
  const rank = target.hasWords ? 4 + (matchesSome ? words.eachWithSynonyms.length : 0) : 1;
  const ownWords = target.hasWords ? sql`${alias}.search_vector @@ ${target.words.query || 'nothing'}::tsquery` : sql`true`;
  return sql`case when ${alias}.type = any(${target.types}::text[]) and ${ownWords} then ${rank}::float8 else 0 end`;
}

/** Types whose nodes come after pages of the same rank: the page about apprentices is more than one position, and the page about a service more than its term. */
const detailTypes: readonly ContentTypeName[] = ['positions', 'glossary_terms', 'attachment'];

const getDetailRank = (alias: RawBuilder<unknown>) => sql`case when ${alias}.type = any(${detailTypes}::text[]) then -0.25 else 0 end`;

/** Nodes with more of the words come first. */
function getWordCount(alias: RawBuilder<unknown>, { matchesSome, words }: Matching): RawBuilder<unknown> {
  if (!matchesSome) return sql`0`;
  return sql.join(
    words.eachWithSynonyms.map((query) => sql`(${alias}.search_vector @@ ${query}::tsquery)::int`),
    sql` + `,
  );
}

/** Adds passages with the matches. */
async function addSnippets(requestDb: RequestDb, nodes: readonly NodeRow[], { query }: WordQuery): Promise<SearchHit[]> {
  const documents = await loadDocumentTexts(requestDb, nodes);
  const texts = nodes.map((node) =>
    node.restricted ? '' : (documents.get(node.id) ?? toSearchText(`${node.excerpt} ${removeHiddenBlocks(node.content)}`)),
  );
  const found = texts.some((text) => text !== '') ? await requestDb.rows(selectPassages(texts.map(foldLetters), query)) : [];
  return nodes.map((node, index) => ({ ...node, snippet: toSnippet(found[index]?.passage ?? '', texts[index] ?? '') }));
}

/** Passages are searched in this part of a document. */
const MAX_DOCUMENT_PASSAGE = 50_000;

/** The texts of the files among the nodes. */
async function loadDocumentTexts(requestDb: RequestDb, nodes: readonly NodeRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = nodes.filter(({ type, restricted }) => type === 'attachment' && !restricted).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await requestDb.rows(
    sql<{
      id: number;
      text: string;
    }>`select id, left(document_text, ${MAX_DOCUMENT_PASSAGE}) as text from content_node where id = any(${ids}::int[])`,
  );
  // Snippets are markup, and a document is plain text.
  return new Map(rows.map(({ id, text }) => [id, text.replaceAll('&', '&amp;')]));
}
