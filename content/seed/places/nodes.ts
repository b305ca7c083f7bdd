/** Converts regions and markets to content nodes. */
import { pictureKey, toRefs } from '../page.ts';
import { largeCta } from '../pages/shared.ts';
import { buildings, formatCount, spellOut, formatMillions } from '../figures.ts';
import { heading, link, list, paragraph } from '../markup.ts';
import { getContacts, isDispositions } from '../people/nodes.ts';
import type { Person } from '../people/team.ts';
import { inlineHtml } from '../article-notation.ts';
import type { Building } from '../properties/building.ts';
import { ref, type Json, type SeedBlock, type SeedNode } from '../types.ts';
import type { MarketFacts, Park } from './market-facts.ts';
import { getMarketFigures } from './market-figures.ts';
import { marketStories } from './market-stories.ts';
import { getMarketNameInSentence, getMarketsInRegion, marketFacts, sumMarkets } from './markets.ts';
import { regionFacts, type RegionFacts } from './region-facts.ts';
import { getSubmarketSlug } from './submarkets.ts';

const toTeamRefs = (people: readonly Person[]) => toRefs(people.map((person) => `team:${person.slug}` as const));

function getRegionContacts(
  region: string,
): Record<'developmentContacts' | 'dispositionContacts' | 'investmentContacts' | 'leasingContacts' | 'operationsContacts', Json> {
  return {
    developmentContacts: toTeamRefs(getContacts(region, 'Development')),
    dispositionContacts: toTeamRefs(getContacts(region, 'Investment', isDispositions)),
    investmentContacts: toTeamRefs(getContacts(region, 'Investment', (person) => !isDispositions(person))),
    leasingContacts: toTeamRefs(getContacts(region, 'Leasing')),
    operationsContacts: toTeamRefs(getContacts(region, 'Operations')),
  };
}

function createRegionNode(region: RegionFacts, index: number): SeedNode {
  const markets = getMarketsInRegion(region.slug);
  const squareFeet = sumMarkets(markets, 'squareFeet');
  const buildingCount = sumMarkets(markets, 'buildings');
  return {
    type: 'regions',
    slug: region.slug,
    title: region.name,
    date: '2024-02-05T09:00:00',
    modified: '2026-11-02T09:00:00',
    author: 'user:ruth',
    menuOrder: index + 1,
    excerpt: region.excerpt,
    ...(region.picture && { featuredImage: pictureKey(region.picture) }),
    blocks: [paragraph(inlineHtml(region.lead))],
    fields: {
      regionMeta: {
        name: region.name,
        ...(region.picture && { bannerImage: ref(pictureKey(region.picture)) }),
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

/** The page computes and shows all figures about our buildings, so the content does not repeat them. */
function createMarketBlocks(market: MarketFacts): SeedBlock[] {
  const parks = [...new Map(market.parks.map((park) => [park.name, park])).values()];
  const toListItem = (park: Park) =>
    `${inlineHtml(park.name)}, ${inlineHtml(park.city)}: <a href="/submarkets/${getSubmarketSlug({ market: market.slug, submarket: park.submarket })}/">${inlineHtml(park.submarket)}</a>`;
  return [
    heading(2, `Our business parks in ${inlineHtml(getMarketNameInSentence(market))}`),
    list(parks.map(toListItem)),
    ...(marketStories[market.slug] ?? []),
    largeCta(
      'Tour the market with us',
      `Half a day in ${getMarketNameInSentence(market)}: our buildings, the sites around them, and a leasing agent who knows the market.`,
      link('/contact/', 'Arrange a tour'),
    ),
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
    ...(market.picture && { featuredImage: pictureKey(market.picture) }),
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
        figures: getMarketFigures(market),
        ...(market.picture && { bannerImage: ref(pictureKey(market.picture)) }),
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
