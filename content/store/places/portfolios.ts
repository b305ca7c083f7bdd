/** The company's buildings in a market, region or submarket: totals that are computed from the facts of published properties, and lists. */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageArgs } from '../core/page.ts';
import { byId, byNumber, createListLoader, emptyPage, type Listing } from '../core/paging.ts';
import { isId, type RequestDb } from '../core/request-db.ts';

/** A market or region by the id of its node, or a submarket by the id of its term. */
export type PortfolioOwner = { kind: 'market' | 'region' | 'submarket'; id: number };

export type Portfolio = {
  buildings: number;
  squareFeet: number;
  dockDoors: number;
  /** Buildings with space that is available now, later, or when they are complete. */
  buildingsWithSpace: number;
  availableSquareFeet: number;
  buildingsAvailableNow: number;
  availableNowSquareFeet: number;
  largestSpaceSquareFeet: number | null;
  buildingsUnderConstruction: number;
  underConstructionSquareFeet: number;
  /** Leased share of the area of stabilized buildings, from 0 to 1. Null if there are none. */
  leasedShare: number | null;
  lowestAskingRent: number | null;
  highestAskingRent: number | null;
  /** Last day on which the availability of a building was checked, `2026-11-18`. */
  checkedOn: string | null;
};

const emptyPortfolio: Portfolio = {
  buildings: 0,
  squareFeet: 0,
  dockDoors: 0,
  buildingsWithSpace: 0,
  availableSquareFeet: 0,
  buildingsAvailableNow: 0,
  availableNowSquareFeet: 0,
  largestSpaceSquareFeet: null,
  buildingsUnderConstruction: 0,
  underConstructionSquareFeet: 0,
  leasedShare: null,
  lowestAskingRent: null,
  highestAskingRent: null,
  checkedOn: null,
};

export interface PlaceReader {
  getPortfolio(place: PortfolioOwner): Promise<Portfolio>;
  /** Properties with space, largest space first. @param underConstruction whether they have this status; null for all */
  propertiesWithSpace(place: PortfolioOwner, page: PageArgs, underConstruction: boolean | null): Promise<Page<{ id: number }>>;
  /** Ids of the submarkets in which a market has properties. */
  submarketIds(marketId: number): Promise<number[]>;
  /** Id of the market of most properties in a submarket. */
  marketIdOfSubmarket(submarketId: number): Promise<number | null>;
}

export function createPlaces(requestDb: RequestDb): PlaceReader {
  const portfolios = new DataLoader<PortfolioOwner, Portfolio, string>(async (places) => loadPortfolios(requestDb, places), {
    cacheKeyFn: toKey,
  });
  const lists = createListLoader<ListQuery, { id: number }>(requestDb, describePropertiesWithSpace);
  const submarkets = new DataLoader<number, number[]>(async (markets) => {
    const rows = await requestDb.rows(sql<{ market: number; id: number }>`
      select distinct p.market_id as market, t.id from property_facts p join term_relationship r on r.node_id = p.id join term t on t.id = r.term_id
      where p.market_id = any(${markets}::int[]) and t.taxonomy = 'submarket'`);
    const byMarket = Map.groupBy(rows, ({ market }) => market);
    return markets.map((market) => (byMarket.get(market) ?? []).map(({ id }) => id));
  });
  const marketsOfSubmarkets = new DataLoader<number, number | null>(async (ids) => {
    const rows = await requestDb.rows(sql<{ id: number; market: number | null }>`
      select r.term_id as id, mode() within group (order by p.market_id) as market
      from term_relationship r join property_facts p on p.id = r.node_id where r.term_id = any(${ids}::int[]) group by r.term_id`);
    const byTerm = new Map(rows.map(({ id, market }) => [id, market]));
    return ids.map((id) => byTerm.get(id) ?? null);
  });
  return {
    getPortfolio: async (place) => (isId(place.id) ? portfolios.load(place) : emptyPortfolio),
    propertiesWithSpace: async ({ kind, id }, page, underConstruction) =>
      page.limit === 0 || !isId(id) ? emptyPage(page) : lists.load({ query: { kind, underConstruction }, owner: id, page }),
    submarketIds: async (marketId) => (isId(marketId) ? submarkets.load(marketId) : []),
    marketIdOfSubmarket: async (submarketId) => (isId(submarketId) ? marketsOfSubmarkets.load(submarketId) : null),
  };
}

const toKey = ({ kind, id }: PortfolioOwner) => `${kind} ${id}`;

/** Selects the published markets of regions. */
const selectMarkets = (regions: RawBuilder<unknown>) => sql`
  select r.target_id as region, r.node_id as market from node_reference r join content_node m on m.id = r.node_id
  where r.field_group = 'marketMeta' and r.field = 'region' and r.target_id = any(${regions}) and m.status = 'publish' and m.revision_of is null`;

async function loadPortfolios(requestDb: RequestDb, places: readonly PortfolioOwner[]): Promise<Portfolio[]> {
  const getIds = (kind: PortfolioOwner['kind']) => sql`${places.filter((place) => place.kind === kind).map(({ id }) => id)}::int[]`;
  const isNow = sql`s.slug = 'available-now' and p.available_square_feet > 0`;
  const isUnderConstruction = sql`s.slug = 'under-construction'`;
  // A building that was completed this year, or bought within a year, is still being leased.
  const isStabilized = sql`(s.slug is distinct from 'under-construction' and p.year_built < extract(year from f.checked_on)
    and coalesce(f.acquired_on <= f.checked_on - interval '1 year', true))`;
  // Stored facts can contradict each other: a building has no more space than its total area.
  const vacantArea = sql`case when p.total_square_feet > 0 then least(p.available_square_feet, p.total_square_feet) end`;
  const rows = await requestDb.rows(sql<Omit<Portfolio, 'leasedShare'> & PortfolioOwner & { stableArea: number; vacantArea: number }>`
    with owned as (
      select 'market' as kind, p.market_id as owner, p.id from property_facts p where p.market_id = any(${getIds('market')})
      union all
      select 'region', m.region, p.id from (${selectMarkets(getIds('region'))}) m join property_facts p on p.market_id = m.market
      union all
      select 'submarket', r.term_id, p.id from term_relationship r join property_facts p on p.id = r.node_id
      where r.term_id = any(${getIds('submarket')}) and p.market_id is not null
    )
    select o.kind, o.owner as id, count(*)::int as buildings, coalesce(sum(p.total_square_feet), 0)::float8 as "squareFeet",
      coalesce(sum(p.dock_doors), 0)::float8 as "dockDoors",
      (count(*) filter (where p.available_square_feet > 0))::int as "buildingsWithSpace",
      coalesce(sum(p.available_square_feet), 0)::float8 as "availableSquareFeet",
      (count(*) filter (where ${isNow}))::int as "buildingsAvailableNow",
      coalesce(sum(p.available_square_feet) filter (where ${isNow}), 0)::float8 as "availableNowSquareFeet",
      nullif(max(p.available_square_feet), 0) as "largestSpaceSquareFeet",
      (count(*) filter (where ${isUnderConstruction}))::int as "buildingsUnderConstruction",
      coalesce(sum(p.total_square_feet) filter (where ${isUnderConstruction}), 0)::float8 as "underConstructionSquareFeet",
      min(f.rent)::float8 as "lowestAskingRent", max(f.rent)::float8 as "highestAskingRent", max(f.checked_on)::text as "checkedOn",
      coalesce(sum(p.total_square_feet) filter (where ${isStabilized}), 0)::float8 as "stableArea",
      coalesce(sum(${vacantArea}) filter (where ${isStabilized} and ${isNow}), 0)::float8 as "vacantArea"
    from owned o join property_facts p on p.id = o.id join content_node n on n.id = o.id left join term s on s.id = p.status_id
    cross join lateral (select n.fields -> 'propertyFacts' as facts offset 0) stored
    cross join lateral (
      select coalesce(fact_date(stored.facts -> 'availabilityUpdated'), n.published_at::date) as checked_on,
        fact_date(stored.facts -> 'acquiredOn') as acquired_on,
        case when p.available_square_feet > 0 then nullif(round(p.asking_rent::numeric, 2), 0) end as rent offset 0
    ) f
    group by o.kind, o.owner`);
  const byPlace = new Map(rows.map((row) => [toKey(row), row]));
  return places.map((place) => {
    const row = byPlace.get(toKey(place));
    if (!row) return emptyPortfolio;
    const { stableArea, vacantArea, kind: _kind, id: _id, ...totals } = row;
    return { ...totals, leasedShare: stableArea > 0 ? 1 - vacantArea / stableArea : null };
  });
}

type ListQuery = { kind: PortfolioOwner['kind']; underConstruction: boolean | null };

function describePropertiesWithSpace({ kind, underConstruction }: ListQuery): Listing {
  const isOwned = (owner: RawBuilder<unknown>) => {
    switch (kind) {
      case 'market':
        return sql`p.market_id = ${owner}`;
      case 'region':
        return sql`p.market_id in (select m.market from (${selectMarkets(sql`array[${owner}]`)}) m)`;
      case 'submarket':
        return sql`p.market_id is not null and p.id in (select r.node_id from term_relationship r where r.term_id = ${owner})`;
    }
  };
  return {
    columns: sql`p.id`,
    table: 'property_facts',
    alias: 'p',
    keys: [byNumber('available_square_feet'), byId],
    descending: true,
    where: (owner) => [
      sql`p.available_square_feet > 0`,
      isOwned(owner),
      ...(underConstruction === null
        ? []
        : [sql`exists (select from term s where s.id = p.status_id and s.slug = 'under-construction') = ${underConstruction}`]),
    ],
  };
}
