/** Converts regions and markets to content nodes. */
import { pictureKey, toRefs } from '../page.ts';
import {
  buildings,
  formatCount,
  spellOut,
  spellOutCapitalized,
  getLeasedShare,
  formatMillions,
  formatPercent,
  formatSquareMeters,
} from '../figures.ts';
import { heading, list, paragraph } from '../markup.ts';
import { getContacts, isDispositions } from '../people/nodes.ts';
import type { Person } from '../people/team.ts';
import { inlineHtml } from '../article-notation.ts';
import type { Building } from '../properties/building.ts';
import { ref, type Json, type SeedBlock, type SeedNode } from '../types.ts';
import type { MarketFacts } from './market-facts.ts';
import { marketStories } from './market-stories.ts';
import { getMarketNameInSentence, getMarketsInRegion, marketFacts, sumMarkets } from './markets.ts';
import { regionFacts, type RegionFacts } from './region-facts.ts';

const toTeamRefs = (people: readonly Person[]) => toRefs(people.map((person) => `team:${person.slug}` as const));

function getRegionContacts(
  region: string,
): Record<'developmentContacts' | 'dispositionContacts' | 'investmentContacts' | 'leasingContacts', Json> {
  return {
    developmentContacts: toTeamRefs(getContacts(region, 'Development')),
    dispositionContacts: toTeamRefs(getContacts(region, 'Investment', isDispositions)),
    investmentContacts: toTeamRefs(getContacts(region, 'Investment', (person) => !isDispositions(person))),
    leasingContacts: toTeamRefs(getContacts(region, 'Leasing')),
  };
}

function createRegionNode(region: RegionFacts, index: number): SeedNode {
  const markets = getMarketsInRegion(region.slug);
  const squareFeet = sumMarkets(markets, 'squareFeet');
  const buildingCount = sumMarkets(markets, 'buildings');
  const toListItem = (item: MarketFacts) =>
    `<a href="/markets/${item.slug}/">${inlineHtml(item.name)}</a>: ${formatCount(item.buildings)} buildings, ${formatMillions(item.squareFeet)} square feet`;
  return {
    type: 'regions',
    slug: region.slug,
    title: region.name,
    date: '2024-02-05T09:00:00',
    modified: '2026-11-02T09:00:00',
    author: 'user:ruth',
    menuOrder: index + 1,
    excerpt: region.excerpt,
    featuredImage: pictureKey(region.picture),
    blocks: [
      paragraph(inlineHtml(region.lead)),
      heading(2, `${spellOutCapitalized(markets.length)} markets, ${formatCount(buildingCount)} buildings`),
      paragraph(
        `We own ${formatMillions(squareFeet)} square feet (${formatSquareMeters(squareFeet)}) here. Buildings that have been open for at least a year are ${formatPercent(getLeasedShare(getBuildingsInMarkets(markets)))} leased.`,
      ),
      list(markets.map(toListItem)),
    ],
    fields: {
      regionMeta: {
        name: region.name,
        bannerImage: ref(pictureKey(region.picture)),
        numberOfProperties: buildingCount,
        totalSquareFeet: squareFeet,
        ...getRegionContacts(region.slug),
      },
    },
    seo: {
      title: `${region.name}: ${formatCount(buildingCount)} logistics buildings`,
      description: `${formatCount(buildingCount)} buildings with ${formatMillions(squareFeet)} square feet in ${spellOut(markets.length)} markets. ${region.excerpt}`,
    },
  };
}

function getBuildingsInMarkets(markets: readonly MarketFacts[]): readonly Building[] {
  const slugs = new Set(markets.map((market) => market.slug));
  return buildings.filter((item) => slugs.has(item.market));
}

const statusOrder: readonly Building['status'][] = ['available-now', 'under-construction', 'available-later', 'leased'];

/** Returns the market's six featured buildings: available ones first, then those under construction; larger ones before smaller ones. */
function getFeaturedBuildings(market: MarketFacts): readonly Building[] {
  return getBuildingsInMarkets([market])
    .toSorted((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) || b.totalSquareFeet - a.totalSquareFeet)
    .slice(0, 6);
}

function createMarketBlocks(market: MarketFacts): SeedBlock[] {
  const owned = getBuildingsInMarkets([market]);
  const available = owned.filter((item) => item.status === 'available-now' || item.status === 'available-later');
  const underConstruction = owned.filter((item) => item.status === 'under-construction');
  const doors = owned.reduce((sum, item) => sum + item.dockDoors, 0);
  const parks = [...new Set(market.parks.map((park) => `${park.name} in ${park.city}`))];
  const facts = [
    `${formatCount(market.buildings)} buildings with ${formatMillions(market.squareFeet)} square feet (${formatSquareMeters(market.squareFeet)}) and ${formatCount(doors)} dock doors`,
    `${formatPercent(getLeasedShare(owned))} leased (buildings open for at least a year)`,
    available.length === 0
      ? 'No space available today. Ask us what is coming up in the next nine months.'
      : `${formatCount(available.length)} ${available.length === 1 ? 'building' : 'buildings'} with space available now or on a known date`,
    ...(underConstruction.length > 0
      ? [
          `Under construction: ${underConstruction.map((item) => `<a href="/properties/${item.slug}/">${inlineHtml(item.name)}</a>, ${formatCount(item.totalSquareFeet)} square feet`).join('; ')}`,
        ]
      : []),
    `Business parks: ${inlineHtml(parks.join(', '))}`,
  ];
  return [
    paragraph(inlineHtml(market.description)),
    heading(2, `Our portfolio in ${inlineHtml(getMarketNameInSentence(market))}`),
    list(facts),
    ...(marketStories[market.slug] ?? []),
  ];
}

function createMarketNode(market: MarketFacts): SeedNode {
  const { dispositionContacts: _only, ...people } = getRegionContacts(market.region);
  return {
    type: 'markets',
    slug: market.slug,
    title: market.name,
    date: '2024-02-06T09:00:00',
    modified: '2026-11-02T09:00:00',
    author: 'user:ruth',
    excerpt: market.description,
    featuredImage: pictureKey(market.picture),
    blocks: createMarketBlocks(market),
    fields: {
      marketMeta: {
        name: market.name,
        state: market.state,
        coordinates: { latitude: market.latitude, longitude: market.longitude },
        description: `<p>${inlineHtml(market.description)}</p>`,
        population: market.population,
        totalSquareFeet: market.squareFeet,
        numberOfProperties: market.buildings,
        bannerImage: ref(pictureKey(market.picture)),
        region: ref(`regions:${market.region}`),
        featuredProperties: toRefs(getFeaturedBuildings(market).map((item) => `properties:${item.slug}` as const)),
        ...people,
      },
    },
    seo: {
      title: `${market.name} warehouses: ${formatCount(market.buildings)} buildings`,
      description: `${formatCount(market.buildings)} logistics buildings with ${formatMillions(market.squareFeet)} square feet in ${getMarketNameInSentence(market)}. Floor plans, clear heights, dock doors and local contacts.`,
    },
  };
}

export const regionNodes: readonly SeedNode[] = regionFacts.map(createRegionNode);
export const marketNodes: readonly SeedNode[] = marketFacts.map(createMarketNode);
