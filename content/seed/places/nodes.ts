/** Regions and markets as nodes of the content service. */
import { picture, refs } from '../content.ts';
import { buildings, count, inWords, inWordsFirst, leasedShare, millions, percent, squareMetres } from '../figures.ts';
import { heading, list, paragraph } from '../markup.ts';
import { contactsIn, isDispositions } from '../people/nodes.ts';
import type { Person } from '../people/team.ts';
import { inline } from '../prose.ts';
import type { Building } from '../properties/record.ts';
import { ref, type Json, type SeedBlock, type SeedNode } from '../types.ts';
import type { MarketFacts } from './define.ts';
import { marketStories } from './market-stories.ts';
import { marketFacts, marketsOf, sumOf } from './markets.ts';
import { regionFacts, type RegionFacts } from './regions.ts';

const keysOf = (people: readonly Person[]) => refs(people.map((person) => `team:${person.slug}` as const));

function contacts(region: string): Record<'developmentContacts' | 'dispositionContacts' | 'investmentContacts' | 'leasingContacts', Json> {
  return {
    developmentContacts: keysOf(contactsIn(region, 'Development')),
    dispositionContacts: keysOf(contactsIn(region, 'Investment', isDispositions)),
    investmentContacts: keysOf(contactsIn(region, 'Investment', (person) => !isDispositions(person))),
    leasingContacts: keysOf(contactsIn(region, 'Leasing')),
  };
}

function regionNode(region: RegionFacts, index: number): SeedNode {
  const markets = marketsOf(region.slug);
  const squareFeet = sumOf(markets, 'squareFeet');
  const number = sumOf(markets, 'buildings');
  const market = (item: MarketFacts) =>
    `<a href="/markets/${item.slug}/">${inline(item.name)}</a>: ${count(item.buildings)} buildings, ${millions(item.squareFeet)} square feet`;
  return {
    type: 'regions',
    slug: region.slug,
    title: region.name,
    date: '2024-02-05T09:00:00',
    modified: '2026-11-02T09:00:00',
    author: 'user:ruth',
    menuOrder: index + 1,
    excerpt: region.excerpt,
    featuredImage: picture(region.picture),
    blocks: [
      paragraph(inline(region.lead)),
      heading(2, `${inWordsFirst(markets.length)} markets, ${count(number)} buildings`),
      paragraph(
        `We own ${millions(squareFeet)} square feet (${squareMetres(squareFeet)}) here. ${percent(leasedShare(inMarkets(markets)))} of the space that has been open for a year is leased.`,
      ),
      list(markets.map(market)),
    ],
    fields: {
      regionMeta: {
        name: region.name,
        bannerImage: ref(picture(region.picture)),
        numberOfProperties: number,
        totalSquareFeet: squareFeet,
        ...contacts(region.slug),
      },
    },
    seo: {
      title: `${region.name}: ${count(number)} logistics buildings`,
      description: `${count(number)} buildings with ${millions(squareFeet)} square feet in ${inWords(markets.length)} markets. ${region.excerpt}`,
    },
  };
}

function inMarkets(markets: readonly MarketFacts[]): readonly Building[] {
  const slugs = new Set(markets.map((market) => market.slug));
  return buildings.filter((item) => slugs.has(item.market));
}

const statusOrder: readonly Building['status'][] = ['available-now', 'under-construction', 'available-later', 'leased'];

/** Buildings shown first: with space, then drawn, then the largest. */
function featured(market: MarketFacts): readonly Building[] {
  return inMarkets([market])
    .toSorted((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) || b.total - a.total)
    .slice(0, 6);
}

function marketBlocks(market: MarketFacts): SeedBlock[] {
  const own = inMarkets([market]);
  const open = own.filter((item) => item.status === 'available-now' || item.status === 'available-later');
  const drawn = own.filter((item) => item.status === 'under-construction');
  const doors = own.reduce((sum, item) => sum + item.docks, 0);
  const parks = [...new Set(market.parks.map((park) => `${park.name} in ${park.city}`))];
  const facts = [
    `${count(market.buildings)} buildings with ${millions(market.squareFeet)} square feet (${squareMetres(market.squareFeet)}) and ${count(doors)} dock doors`,
    `${percent(leasedShare(own))} leased, of the space that has been open for a year`,
    open.length === 0
      ? 'No space today; ask, and we tell you nine months ahead what comes'
      : `${count(open.length)} ${open.length === 1 ? 'building' : 'buildings'} with space now or on a known date`,
    ...(drawn.length > 0
      ? [
          `Under construction: ${drawn.map((item) => `<a href="/properties/${item.slug}/">${inline(item.name)}</a>, ${count(item.total)} square feet`).join('; ')}`,
        ]
      : []),
    `Parks: ${inline(parks.join(', '))}`,
  ];
  return [paragraph(inline(market.description)), heading(2, 'What we own here'), list(facts), ...(marketStories[market.slug] ?? [])];
}

function marketNode(market: MarketFacts): SeedNode {
  const { dispositionContacts: _only, ...people } = contacts(market.region);
  return {
    type: 'markets',
    slug: market.slug,
    title: market.name,
    date: '2024-02-06T09:00:00',
    modified: '2026-11-02T09:00:00',
    author: 'user:ruth',
    excerpt: market.description,
    featuredImage: picture(market.picture),
    blocks: marketBlocks(market),
    fields: {
      marketMeta: {
        name: market.name,
        state: market.state,
        coordinates: { latitude: market.latitude, longitude: market.longitude },
        description: `<p>${inline(market.description)}</p>`,
        population: market.population,
        totalSquareFeet: market.squareFeet,
        numberOfProperties: market.buildings,
        bannerImage: ref(picture(market.picture)),
        region: ref(`regions:${market.region}`),
        featuredProperties: refs(featured(market).map((item) => `properties:${item.slug}` as const)),
        ...people,
      },
    },
    seo: {
      title: `${market.name} warehouses: ${count(market.buildings)} buildings`,
      description: `${count(market.buildings)} logistics buildings with ${millions(market.squareFeet)} square feet in ${market.name}. Plans, clear heights, dock doors and people to call.`,
    },
  };
}

export const regionNodes: readonly SeedNode[] = regionFacts.map(regionNode);
export const marketNodes: readonly SeedNode[] = marketFacts.map(marketNode);
