/** New buildings that match a property search: published with space, or with more space than before. */
import { sql } from 'kysely';
import { formatMonth } from '#lib/format/date.ts';
import { formatArea, formatLength } from '#lib/format/measure.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { getActiveFilters } from '#lib/property-search/active-filters.ts';
import { type FilterOptions, normalizeParameters, toPropertyQuery } from '#lib/property-search/query.ts';
import { formatParameters, type Parameter, parseParameters } from '#lib/uri/parameters.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { findFeature, toPropertyFilter } from '../../schema/search/property-filters.ts';
import { listOptions } from '../../schema/search/property-search.ts';
import type { Services } from '../../commands/core/services.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { createPageArgs } from '../../store/core/page.ts';
import type { Topic, TopicItem } from '../topic.ts';

/** Parameters that say how results are shown. */
const displayNames = new Set(['sort', 'view']);

/** Parameters whose values visitors type. */
const typedNames = new Set(['q', 'near']);

/** Properties that got space in one period. A first run after an import could find every property. */
const MAX_VACANCIES = 5000;

export const propertyTopic: Topic = {
  name: 'properties',
  title: 'New buildings',
  singular: 'building',
  normalizeQuery: async (query, store) => formatParameters(await parseQuery(query, store)).slice(1),
  describeQuery: async (query, store, withTypedText) => {
    const options = await loadOptions(store);
    const filters = normalizeParameters(parseParameters(query), options).filter(({ name }) => !displayNames.has(name));
    const shown = filters.filter(({ name }) => withTypedText || !typedNames.has(name));
    const labels = getActiveFilters(shown, options, []).map(({ label }) => label);
    if (labels.length > 0) return labels.join(', ');
    return filters.length === 0 ? 'All buildings with space' : 'Buildings that match your search';
  },
  getHref: async (query, { db }) => `${await findSearchUri(db)}${query && '?'}${query}`,
  prepare: recordVacancies,
  listNew: async (query, { since, until }, limit, { db }, store) => {
    const vacancies = await db
      .selectFrom('property_vacancy')
      .select('property_id')
      .where('since', '>', since)
      .where('since', '<=', until)
      .orderBy('since', 'desc')
      .limit(MAX_VACANCIES)
      .execute();
    if (vacancies.length === 0) return [];
    const { where } = toPropertyQuery(await parseQuery(query, store));
    const filter = await toPropertyFilter({ ...where, feature: (where.feature ?? []).map(findFeature) }, { store });
    const found = await store.propertySearch(
      { filter: { ...filter, ids: vacancies.map(({ property_id: id }) => id) }, order: 'newest' },
      createPageArgs(limit),
    );
    return await loadItems(
      db,
      store,
      found.rows.map(({ id }) => id),
    );
  },
};

/** The filters of a search. Leased buildings have no new space, so that status is left out. */
async function parseQuery(query: string, store: ContentStore): Promise<Parameter[]> {
  return normalizeParameters(parseParameters(query), await loadOptions(store))
    .map(({ name, value }) => ({ name, value: name === 'status' ? removeValue(value, 'leased') : value }))
    .filter(({ name, value }) => value !== '' && !displayNames.has(name));
}

const removeValue = (list: string, removed: string) =>
  list
    .split(',')
    .filter((value) => value !== removed)
    .join(',');

async function loadOptions(store: ContentStore): Promise<FilterOptions> {
  const facets = await store.propertyFacets({});
  return {
    market: listOptions.market(facets),
    region: listOptions.region(facets),
    submarket: listOptions.submarket(facets),
    status: listOptions.status(facets),
    buildingType: listOptions.buildingType(facets),
    leaseType: listOptions.leaseType(facets),
  };
}

/** The path of the page with the property search, or the list of all properties if there is none. */
async function findSearchUri(db: Services['db']): Promise<string> {
  const page = await db
    .selectFrom('content_node')
    .select('uri')
    .where('type', '=', 'page')
    .where('status', '=', 'publish')
    .where('password', 'is', null)
    .where('content', 'like', '%<!-- wp:site/search %')
    .orderBy('id')
    .executeTakeFirst();
  return page?.uri ?? '/properties/';
}

/** Compares the space that published properties have with what they had before. The table of facts contains nothing that is not public. */
export async function recordVacancies({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await sql`delete from property_vacancy v where not exists (select from property_facts p where p.id = v.property_id and p.has_space)`.execute(
    db,
  );
  await sql`
    insert into property_vacancy (property_id, available_square_feet, since)
    select p.id, p.available_square_feet, ${now} from property_facts p where p.has_space
    on conflict (property_id) do update set
      available_square_feet = excluded.available_square_feet,
      since = case when excluded.available_square_feet > property_vacancy.available_square_feet then excluded.since else property_vacancy.since end
    where property_vacancy.available_square_feet <> excluded.available_square_feet`.execute(db);
}

type FactRow = {
  id: number;
  available: number | null;
  total: number | null;
  clear: number | null;
  docks: number | null;
  from: string | null;
  status: string | null;
  slug: string | null;
};

async function loadItems(db: Services['db'], store: ContentStore, ids: readonly number[]): Promise<TopicItem[]> {
  const nodes = await store.nodesByIds(ids);
  const { rows } = await sql<FactRow>`
    select p.id, p.available_square_feet as available, p.total_square_feet as total, p.clear_height_feet as clear, p.dock_doors as docks,
      p.available_from::text as "from", s.name as status, s.slug
    from property_facts p left join term s on s.id = p.status_id where p.id = any(${ids}::int[])`.execute(db);
  return ids.flatMap((id) => {
    const node = nodes.find((candidate) => candidate.id === id);
    const facts = rows.find((row) => row.id === id);
    return node?.uri && facts ? [{ title: toPlainText(node.title), uri: node.uri, facts: listFacts(facts) }] : [];
  });
}

function listFacts({ available, total, clear, docks, from, status, slug }: FactRow): string[] {
  const month = slug === 'available-now' ? null : formatMonth(from);
  return [
    [status, month].filter(Boolean).join(', '),
    available ? `${formatArea(available).us} (${formatArea(available).metric}) available` : '',
    total && total !== available ? `${formatArea(total).us} in the building` : '',
    clear ? `${formatLength(clear).us} clear` : '',
    docks ? pluralize(docks, 'dock door') : '',
  ].filter(Boolean);
}
