import { expect, test } from 'vitest';
import { getStraightMiles } from '#lib/map/distance.ts';
import { getContentType } from '../model/content-types.ts';
import type { ContentTypeDeclaration, Field, Fields } from '#lib/content-model/define.ts';
import { figures } from './figures.ts';
import { seed } from './index.ts';
import { marketFacts, sumMarkets } from './places/markets.ts';
import { isRef, type Json, type SeedNode } from './types.ts';
import { getFieldGroup, getNodesOfType } from './inspect-seed.ts';

function findGroupProblems(fields: Fields, value: Json | undefined, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isRef(value)) return [`${path} is not an object`];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'layout' ? [] : findFieldProblems(fields[name], item as Json, `${path}.${name}`),
  );
}

const checkItems = (value: Json, path: string, check: (item: Json, at: string) => string[]) =>
  Array.isArray(value) ? (value as readonly Json[]).flatMap((item, index) => check(item, `${path}[${index}]`)) : [`${path} is not a list`];

function getLayoutName(item: Json): string {
  return typeof item === 'object' && item !== null && 'layout' in item && typeof item.layout === 'string' ? item.layout : '';
}

/** Whether the value is valid for a field that contains no other fields or references. */
function isValidValue(field: Field, value: Json): boolean {
  switch (field.kind) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'select':
      return typeof value === 'string' && field.choices.includes(value);
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'coordinates':
      return typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value;
    case 'link':
      return typeof value === 'object' && value !== null && 'url' in value;
    default:
      return typeof value === 'string';
  }
}

function findFieldProblems(field: Field | undefined, value: Json, path: string): string[] {
  if (!field) return [`${path} is not declared`];
  if (value === null) return [];
  switch (field.kind) {
    case 'reference':
      return isRef(value) && (field.to === 'user' || value.$ref.startsWith(`${field.to}:`))
        ? []
        : [`${path} is not a reference to ${field.to}`];
    case 'references':
      return checkItems(value, path, (item, at) =>
        isRef(item) && item.$ref.startsWith(`${field.to}:`) ? [] : [`${at} is not a reference to ${field.to}`],
      );
    case 'group':
      return findGroupProblems(field.fields, value, path);
    case 'list':
      return checkItems(value, path, (item, at) => findGroupProblems(field.fields, item, at));
    case 'layouts':
      return checkItems(value, path, (item, at) => findGroupProblems(field.layouts[getLayoutName(item)] ?? {}, item, at));
    default:
      return isValidValue(field, value) ? [] : [`${path} is not a valid ${field.kind}: ${JSON.stringify(value)}`];
  }
}

test('every field is declared in the content model and has a value of the declared kind', () => {
  const found = seed.nodes.flatMap((node) => {
    const type: ContentTypeDeclaration = getContentType(node.type);
    const groups = Object.entries(type.groups ?? {}).map(([name, { description, fields }]): [string, Field] => [
      name,
      { kind: 'group', description, fields },
    ]);
    return findGroupProblems({ ...type.fields, ...Object.fromEntries(groups) }, node.fields ?? {}, `${node.type}:${node.slug}`);
  });
  expect(found).toStrictEqual([]);
});

const properties = getNodesOfType('properties');
const requiredFacts = `buildingType city totalSquareFeet buildingLengthFeet clearHeightFeet dockDoors driveInDoors trailerStalls carStalls
  buildingDepthFeet floors sides distances officeSquareFeet officeFloors streetSide frontBearingDegrees acres yearBuilt power rail sprinklers zoning leaseType coordinates contacts availabilityUpdated`.split(
  /\s+/,
);

function findMissingFacts(node: SeedNode): string[] {
  const facts = getFieldGroup(node, 'propertyFacts');
  const isLeased = node.terms?.status?.[0] === 'leased';
  const offerProblems = ['availableSquareFeet', 'divisibleSquareFeet', 'askingRent', 'availableFrom'].filter(
    (name) => (facts[name] === null) !== isLeased,
  );
  return [...requiredFacts.filter((name) => facts[name] === null || facts[name] === undefined || facts[name] === ''), ...offerProblems].map(
    (name) => `${node.slug}: ${name}`,
  );
}

test('every property has all required facts, and an offer unless it is leased', () => {
  expect(properties.flatMap(findMissingFacts)).toStrictEqual([]);
});

function findContradictions(node: SeedNode): string[] {
  const facts = getFieldGroup(node, 'propertyFacts');
  const getNumber = (name: string) => Number(facts[name] ?? 0);
  const total = getNumber('totalSquareFeet');
  const length = getNumber('buildingLengthFeet');
  const depth = getNumber('buildingDepthFeet');
  const floors = getNumber('floors');
  const site = getNumber('siteLengthFeet') * getNumber('siteDepthFeet');
  const { latitude, longitude } = facts['coordinates'] as { latitude: number; longitude: number };
  const market = marketFacts.find(({ slug }) => slug === getMarketSlug(node));
  const rules: readonly (readonly [string, boolean])[] = [
    ['its depth must be from 55 to 900 feet', depth > 55 && depth < 900],
    ['its area must be length × depth × floors', Math.abs(length * depth * floors - total) <= (length * floors) / 2],
    ['its office must fit into its floors', getNumber('officeSquareFeet') / getNumber('officeFloors') < (length * depth) / 2],
    ['its site must have the stated acres', site === 0 || Math.abs(site / 43_560 - getNumber('acres')) < 0.1],
    [
      'its rooms must fit into the building',
      getItems(facts['rooms']).reduce((sum, room) => sum + Number(room['squareFeet']), 0) + getNumber('officeSquareFeet') <= total,
    ],
    ['its sides must be on its floors', getItems(facts['sides']).every(({ floor }) => Number(floor ?? 1) <= floors)],
    ['its site must be larger than its footprint', getNumber('acres') * 43_560 * (facts['buildingType'] === 'Multistory' ? 3 : 1) > total],
    ['its available space must not exceed the building', getNumber('availableSquareFeet') <= total],
    [
      'its smallest unit must not exceed the available space',
      facts['availableSquareFeet'] === null || getNumber('divisibleSquareFeet') <= getNumber('availableSquareFeet'),
    ],
    ['its office must be less than a third of the building', getNumber('officeSquareFeet') < total / 3],
    [
      'it must be near the center of its market',
      Math.hypot(latitude - (market?.latitude ?? 0), (longitude - (market?.longitude ?? 0)) * 0.8) < 0.75,
    ],
  ];
  return rules.filter(([, isMet]) => !isMet).map(([rule]) => `${node.slug}: ${rule}`);
}

const getItems = (value: Json | undefined) => (Array.isArray(value) ? (value as readonly { readonly [name: string]: Json }[]) : []);

const countsBySide = ['dockDoors', 'driveInDoors', 'trailerStalls', 'carStalls', 'vanStalls'];

test('the doors and stalls at the sides of a property add up to its totals', () => {
  const found = properties.flatMap((node) => {
    const facts = getFieldGroup(node, 'propertyFacts');
    return countsBySide
      .filter((name) => getItems(facts['sides']).reduce((sum, side) => sum + Number(side[name] ?? 0), 0) !== Number(facts[name] ?? 0))
      .map((name) => `${node.slug}: ${name}`);
  });
  expect(found).toStrictEqual([]);
});

test('a distance by road is longer than the straight line and is driven at 10 to 75 miles per hour', () => {
  const found = properties.flatMap((node) => {
    const facts = getFieldGroup(node, 'propertyFacts');
    const from = facts['coordinates'] as { latitude: number; longitude: number };
    const distances = getItems(facts['distances']);
    if (distances.length < 3) return [`${node.slug}: has fewer than 3 distances`];
    return distances.flatMap(({ name, miles, minutes, coordinates }) => {
      const straight = getStraightMiles(from, coordinates as { latitude: number; longitude: number });
      const speed = (Number(miles) / Number(minutes)) * 60;
      return Number(miles) >= straight && speed >= 10 && speed <= 75 ? [] : [`${node.slug}: ${JSON.stringify(name)}`];
    });
  });
  expect(found).toStrictEqual([]);
});

test('every property but one on an irregular lot has a rectangular site with room for its sides', () => {
  const withoutSite = properties.filter((node) => getFieldGroup(node, 'propertyFacts')['siteLengthFeet'] === null);
  expect(withoutSite.map(({ slug }) => slug)).toStrictEqual(['ogeechee-4']);
});

function getMarketSlug(node: SeedNode): string {
  const { market } = getFieldGroup(node, 'propertyMeta');
  return isRef(market) ? market.$ref.replace('markets:', '') : '';
}

test('the facts of a property do not contradict each other', () => {
  expect(properties.flatMap(findContradictions)).toStrictEqual([]);
});

test('the company figures equal the totals of the properties', () => {
  const sum = (name: string) => properties.reduce((total, node) => total + Number(getFieldGroup(node, 'propertyFacts')[name]), 0);
  expect(figures).toMatchObject({
    buildings: 240,
    markets: 34,
    regions: 8,
    availableNow: 41,
    underConstruction: 9,
    underConstructionSquareFeet: 4_800_000,
    squareFeetInMillions: '62.4',
  });
  expect(figures).toMatchObject({ leased: '97.1%', lengthMiles: 38, dockDoorMiles: '22.4', squareMetersInMillions: '5.8' });
  expect(sum('dockDoors')).toBe(figures.dockDoors);
  expect(sum('totalSquareFeet')).toBe(figures.squareFeet);
});

test('the figures of a market equal the totals of its properties', () => {
  const counted = marketFacts.map(({ slug }) => {
    const owned = properties.filter((node) => getMarketSlug(node) === slug);
    return [slug, owned.length, owned.reduce((total, node) => total + Number(getFieldGroup(node, 'propertyFacts')['totalSquareFeet']), 0)];
  });
  expect(counted).toStrictEqual(marketFacts.map(({ slug, buildings, squareFeet }) => [slug, buildings, squareFeet]));
});

test('the figures of a region equal the totals of its markets, and every function has a contact', () => {
  const contacts = ['developmentContacts', 'dispositionContacts', 'investmentContacts', 'leasingContacts'];
  const found = getNodesOfType('regions').flatMap((node) => {
    const meta = getFieldGroup(node, 'regionMeta');
    const markets = marketFacts.filter(({ region }) => region === node.slug);
    const hasWrongTotals =
      meta['totalSquareFeet'] !== sumMarkets(markets, 'squareFeet') || meta['numberOfProperties'] !== sumMarkets(markets, 'buildings');
    return [
      ...(hasWrongTotals ? [`${node.slug}: totals`] : []),
      ...contacts.filter((name) => (meta[name] as readonly Json[]).length === 0).map((name) => `${node.slug}: ${name}`),
    ];
  });
  expect(found).toStrictEqual([]);
});

test('no one is listed both in the team and in the leadership', () => {
  const leaders = new Set(getNodesOfType('leadership').map(({ title }) => title));
  expect(getNodesOfType('team').filter(({ title }) => leaders.has(title))).toStrictEqual([]);
  expect(getNodesOfType('team').length + leaders.size).toBe(70);
});

const submarketTerms = seed.terms.filter(({ taxonomy }) => taxonomy === 'submarket');

test('every property has one submarket, which belongs to its market', () => {
  const names = new Set(submarketTerms.map(({ slug }) => slug));
  const wrong = properties.filter((node) => {
    const [slug = '', ...others] = node.terms?.submarket ?? [];
    return others.length > 0 || !names.has(slug) || !slug.startsWith(`${getMarketSlug(node)}-`);
  });
  expect(wrong.map(({ slug }) => slug)).toStrictEqual([]);
  expect(properties.filter((node) => 'submarket' in getFieldGroup(node, 'propertyFacts'))).toStrictEqual([]);
});

type FigureList = readonly Readonly<Record<'value' | 'label' | 'source' | 'date', string>>[];

test('every market has five published figures, and every figure of a market or submarket has a source and a date', () => {
  const markets = getNodesOfType('markets').map((node) => [node.slug, getFieldGroup(node, 'marketMeta')['figures']] as const);
  const places = [...markets, ...submarketTerms.map(({ slug, fields }) => [slug, fields?.['figures']] as const)];
  expect(markets.filter(([, figures]) => (figures as FigureList).length !== 5)).toStrictEqual([]);
  const incomplete = places.filter(([, figures]) =>
    (figures as FigureList).some(({ value, label, source, date }) => !value || !label || !source || !/^\d{4}-\d{2}-\d{2}$/.test(date)),
  );
  expect(incomplete).toStrictEqual([]);
});

test('no two markets, submarkets or regions have the same title or description for search engines', () => {
  const seo = [...getNodesOfType('markets'), ...getNodesOfType('regions'), ...submarketTerms].map((place) => place.seo ?? {});
  expect(new Set(seo.map(({ title }) => title)).size).toBe(seo.length);
  expect(new Set(seo.map(({ description }) => description)).size).toBe(seo.length);
  expect(seo.filter(({ title, description }) => !title || !description)).toStrictEqual([]);
});
