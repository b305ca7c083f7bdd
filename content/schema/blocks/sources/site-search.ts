/** Full-text search for the text in the URL, by group of content types and by page. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { getProperty } from '#lib/json/records.ts';
import { MAX_SEARCH_CHARACTERS } from '../../../core/search-length.ts';
import { contentTypes } from '../../../model/content-types.generated.ts';
import type { ContentStore } from '../../../store/content-store.ts';
import { createPageArgs } from '../../../store/core/page.ts';
import type { SearchHit } from '../../../store/search/node-search.ts';
import { getToday } from '../../careers/open-positions.ts';
import { searchableTypes } from '../../search/search.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { correctWords } from './corrected-words.ts';
import { declareSiteSearchBuildings, findBuildings, type SiteSearchBuildings } from './site-search-buildings.ts';

type SearchGroup = { name: string; label: string; types: readonly ContentTypeName[] };
type GroupTotal = { name: string; label: string; total: number };
type SiteSearchResult = {
  words: string;
  correctedWords: string | null;
  group: string | null;
  buildings: SiteSearchBuildings | null;
  hits: SearchHit[];
  total: number;
  groups: GroupTotal[];
  position: number;
  size: number;
  more: boolean;
};

/** Results per page. */
const PAGE_SIZE = 20;
/** Later results are not listed: visitors do not page that far, and PostgreSQL ranks all of them for each page. */
const MAX_POSITION = 1000;

/** Suggested search terms. */
const MAX_SUGGESTIONS = 60;

/** How visitors narrow down results. Types that are in no group are listed among all results. */
const groups: readonly SearchGroup[] = [
  { name: 'pages', label: 'Pages', types: ['page'] },
  { name: 'properties', label: 'Properties', types: ['properties', 'property_page'] },
  { name: 'places', label: 'Places', types: ['markets', 'regions'] },
  { name: 'people', label: 'People', types: ['team', 'leadership'] },
  { name: 'positions', label: 'Open positions', types: ['positions'] },
  { name: 'news', label: 'News', types: ['post'] },
  { name: 'glossary', label: 'Glossary', types: ['glossary_terms'] },
  { name: 'documents', label: 'Documents', types: ['attachment'] },
];

/** Media items are listed as documents if their file has text. */
const defaultTypes: readonly ContentTypeName[] = [...searchableTypes, 'attachment'];

/** Returns the content types of the block's query, such as `{"post_type": "post"}` (WordPress), or all searchable types and documents. */
function getSearchTypes(query: unknown) {
  const name = getProperty(query, 'post_type');
  const type = contentTypes.find((contentType) => contentType.name === name);
  return type && defaultTypes.includes(type.name) ? [type.name] : defaultTypes;
}

/** Names of places, and the titles of the pages in menu order, for the browser's own list of suggestions. */
async function listSuggestions(store: ContentStore): Promise<string[]> {
  const list = async (type: ContentTypeName) =>
    (await store.nodes({ types: [type], filter: { hasPassword: false }, orderby: 'menu' }, createPageArgs(MAX_SUGGESTIONS))).rows;
  const [places, pages] = await Promise.all([list('markets'), list('page')]);
  return [...new Set([...places, ...pages].map(({ title }) => title).filter((title) => title !== ''))].slice(0, MAX_SUGGESTIONS);
}

export const siteSearch: BlockDataSource = {
  name: 'site-search',
  type: 'SiteSearch',
  args: parametersArg,
  declare: (builder) => {
    declareSiteSearchBuildings(builder);
    builder.object('SiteSearchHit', {
      description: 'A search result.',
      fields: {
        node: { type: 'ContentNode!', description: 'The matching content.', resolve: (hit: SearchHit) => hit },
        uri: {
          type: 'String',
          description: 'Path of the page. Also for the posts page, which has no path as a node.',
          resolve: ({ uri }: SearchHit) => uri,
        },
        snippet: {
          type: 'String!',
          description: 'Passages with the matches as markup. Matches are in `<mark>` elements.',
          resolve: (hit: SearchHit) => hit.snippet,
        },
      },
    });
    builder.object('SiteSearchGroup', {
      description: 'A group of content types with results.',
      fields: {
        name: { type: 'String!', description: 'Value of the URL parameter `type`.' },
        label: { type: 'String!', description: 'Label.' },
        total: { type: 'Int!', description: 'Number of results.' },
      },
    });
    builder.object('SiteSearch', {
      description: 'Results of a search.',
      fields: {
        words: { type: 'String!', description: 'The search text.' },
        correctedWords: {
          type: 'String',
          description: 'The search text with the words that were searched instead of misspelled ones, or null if none were.',
        },
        group: { type: 'String', description: 'The group of the listed results, or null for all.' },
        groups: { type: '[SiteSearchGroup!]!', description: 'The groups with results.' },
        buildings: {
          type: 'SiteSearchBuildings',
          description: 'The buildings that the text asks for, on the first page of all results. They are not among the other results.',
        },
        hits: { type: '[SiteSearchHit!]!', description: 'The results of this page, best matches first.' },
        total: { type: 'Int!', description: 'Number of results of the group.' },
        position: { type: 'Int!', description: 'Number of results on the previous pages.' },
        size: { type: 'Int!', description: 'Number of results per page.' },
        more: { type: 'Boolean!', description: 'Whether there are more results than listed.' },
      },
    });
  },
  resolve: async ({ block }, { parameters }, context): Promise<SiteSearchResult | null> => {
    const { store } = context;
    const words = getParameter(parameters, 'q');
    if (words === null) return null;
    const text = words.slice(0, MAX_SEARCH_CHARACTERS);
    const types = getSearchTypes(block.attributes['query']);
    const group = groups.find(({ name }) => name === getParameter(parameters, 'type')) ?? null;
    const position = parsePosition(getParameter(parameters, 'after'));
    const only = group?.types.filter((type) => types.includes(type));
    const query = { text, types, today: getToday(context), onlyDocuments: true };
    const isFirst = group === null && position === 0 && types.includes('properties');
    const [page, counts, corrections] = await Promise.all([
      store.search({ ...query, ...(only && { only }) }, createPageArgs(PAGE_SIZE, position)),
      store.countSearchHits(query),
      store.listSearchCorrections(text),
    ]);
    const correctedWords = correctWords(text, corrections, page.rows);
    const buildings = isFirst ? await findBuildings(correctedWords ?? text, context) : null;
    const shown = new Set(buildings?.nodes.map(({ id }) => id));
    const count = (counted: readonly ContentTypeName[]) => counted.reduce((total, type) => total + (counts.get(type) ?? 0), 0);
    return {
      words,
      correctedWords,
      group: group?.name ?? null,
      buildings,
      hits: page.rows.filter(({ id }) => !shown.has(id)),
      total: count(only ?? types),
      groups: groups.map(({ name, label, types: own }) => ({ name, label, total: count(own) })).filter(({ total }) => total > 0),
      position,
      size: PAGE_SIZE,
      more: page.hasNext,
    };
  },
};

/** The pages of results begin at multiples of their size. */
function parsePosition(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isInteger(number) && number > 0 ? Math.min(number - (number % PAGE_SIZE), MAX_POSITION) : 0;
}

export const searchSuggestions: BlockDataSource = {
  name: 'search-suggestions',
  type: '[String!]',
  resolve: async (_block, _args, { store }) => await listSuggestions(store),
};
