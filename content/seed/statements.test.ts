import { expect, test } from 'vitest';
import { createUnitPlans } from '#lib/drawings/unit-plan.ts';
import { readBuildingFacts } from '#lib/drawings/building-facts.ts';
import { buildings } from './figures.ts';
import { collectTexts, getNodesOfType, getFieldGroup } from './inspect-seed.ts';
import { seed } from './index.ts';
import { getBuildingLayout, getDepth } from './properties/building-layout.ts';
import type { Building, BuildingSide } from './properties/building.ts';
import { months } from './properties/describe-building.ts';
import { getDetail } from './properties/highlight.ts';
import { readStatements, type Statement, type Subject } from './read-statements.ts';
import type { SeedNode } from './types.ts';

const propertyNodes = new Map(getNodesOfType('properties').map((node) => [node.slug, node]));

const readValues = (text: string, subject: Subject) =>
  readStatements(text).flatMap((found) => (found.subject === subject ? [found.value] : []));

/** `2027-03-01` → `March 1, 2027` and `March 2027` */
function formatDates(day: string | null): { date: string; month: string } {
  const [year = '', month, date] = (day ?? '').split('-');
  const name = months[Number(month) - 1] ?? '';
  return { date: `${name} ${Number(date)}, ${year}`, month: `${name} ${year}` };
}

/** Undefined if only texts mention solar panels. */
function getStoredMegawatts(item: Building): readonly (number | string)[] | undefined {
  const texts = [item.power, ...item.details.map(([, value]) => value)];
  const stored = texts
    .flatMap((text) => readValues(text, 'megawatts'))
    .concat(getBuildingLayout(item).rooms.flatMap(({ megawatts }) => megawatts ?? []));
  return stored.length > 0 ? stored : undefined;
}

/** The area of the refrigerated rooms without the dock in front of them. */
function getRoomArea(item: Building): number {
  const rooms = getBuildingLayout(item).rooms.filter(({ name }) => name !== 'Enclosed dock');
  return rooms.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
}

const storedValues = new Map<string, readonly (number | string)[] | undefined>();

function getStoredValues(item: Building, subject: Subject): readonly (number | string)[] | undefined {
  const key = `${item.slug} ${subject}`;
  if (!storedValues.has(key)) storedValues.set(key, readStoredValues(item, subject));
  return storedValues.get(key);
}

/** The values that a text about the building may state. Undefined if the building has no facts about the subject. */
function readStoredValues(item: Building, subject: Subject): readonly (number | string)[] | undefined {
  const layout = getBuildingLayout(item);
  const collect = (count: keyof BuildingSide) => layout.sides.flatMap((side) => (typeof side[count] === 'number' ? [side[count]] : []));
  const facts = getFieldGroup(propertyNodes.get(item.slug) as SeedNode, 'propertyFacts');
  const units = createUnitPlans(readBuildingFacts(facts as Parameters<typeof readBuildingFacts>[0])).flatMap((plan) => plan.units);
  const details = item.details.map(([, value]) => value).join('. ');
  const { date, month } = formatDates(item.availableFrom);
  switch (subject) {
    case 'acres':
      return [item.acres, Math.round(item.acres)];
    case 'amps':
      return readValues(item.power, 'amps');
    case 'availableFrom':
      return [date];
    case 'builtIn':
      return [item.yearBuilt];
    case 'carStalls':
      return [item.carStalls];
    case 'clearHeight':
      return [item.clearHeightFeet];
    case 'depth':
      return [getDepth(item)];
    case 'dockDoors':
      return [item.dockDoors, ...collect('dockDoors'), ...(item.status === 'leased' ? [] : units.map(({ dockDoors }) => dockDoors))];
    case 'driveInDoors':
      return [item.driveInDoors, ...collect('driveInDoors')];
    case 'leasedThrough':
      return item.status === 'leased' ? readValues(getDetail(item, 'Lease'), 'leasedThrough') : undefined;
    case 'length':
      return [item.lengthFeet];
    case 'levels':
      return [layout.floors];
    case 'megawatts':
      return getStoredMegawatts(item);
    case 'opensIn':
      return [month];
    case 'railcarSpots':
      return collect('railcarSpots');
    case 'rent':
      return [item.askingRent ?? 0];
    case 'speedBay':
      return [layout.speedBayFeet ?? 0];
    case 'squareFeet':
      return [item.totalSquareFeet, item.availableSquareFeet, item.divisibleSquareFeet, item.officeSquareFeet].concat(
        layout.rooms.map(({ squareFeet }) => squareFeet),
        readValues(details, 'squareFeet').map(Number),
        getRoomArea(item),
        Math.round(item.totalSquareFeet / layout.floors / 1000) * 1000,
      );
    case 'squareFeetPerDoor':
      return [Math.round(item.totalSquareFeet / item.dockDoors / 100) * 100];
    case 'tenants':
      return item.status === 'leased' ? readValues(getDetail(item, 'Lease'), 'tenants') : undefined;
    case 'trailerStalls':
      return [item.trailerStalls];
    case 'truckCourt':
      return collect('truckCourtFeet');
    case 'vanStalls':
      return [item.vanStalls ?? 0];
  }
}

const byName = new Map(buildings.map((item) => [item.name, item]));
const namesByLength = [...byName.keys()].toSorted((a, b) => b.length - a.length);
const anyName = new RegExp(`(?<![\\w-])(?:${namesByLength.join('|')})(?![\\w-])`, 'gu');

/** The `Harbor Gate 3, 4 and 5` of a sentence are three buildings. */
function findNamedBuildings(sentence: string): Building[] {
  const expanded = sentence.replaceAll(
    /\b([A-Z][\w’ ]+?) (\d+)((?:, \d+)*),? and (\d+)\b/gu,
    (_, park: string, first: string, more: string, last: string) =>
      [first, ...(more.match(/\d+/g) ?? []), last].map((number) => `${park} ${number}`).join(', '),
  );
  return [...new Set([...expanded.matchAll(anyName)].flatMap(([name]) => byName.get(name) ?? []))];
}

/** Sentences about a part of a building, or about several, are not compared. */
const isAboutOtherThings = (sentence: string) => /\bhalf\b|\bseventh\b|, compared with\b/u.test(sentence);

const isTrueFor = (item: Building, { subject, value }: Statement) => getStoredValues(item, subject)?.includes(value) ?? true;

function isTrueForAll(named: readonly Building[], { subject, value }: Statement): boolean {
  return subject === 'squareFeet' && value === named.reduce((sum, item) => sum + item.totalSquareFeet, 0);
}

/** In texts about many things, these words rarely belong to the building that is named. */
const ownTextOnly = new Set<Subject>(['rent', 'tenants', 'megawatts', 'depth']);

function findFalseStatements(sentence: string, owner: Building | undefined): string[] {
  if (isAboutOtherThings(sentence)) return [];
  const named = findNamedBuildings(sentence);
  const about = owner && !named.includes(owner) ? [owner, ...named] : named;
  if (about.length === 0) return [];
  return readStatements(sentence)
    .filter(({ subject }) => owner !== undefined || !ownTextOnly.has(subject))
    .filter((statement) => !about.some((item) => isTrueFor(item, statement)) && !isTrueForAll(named, statement))
    .map(({ text }) => `${about[0]?.slug ?? ''}: “${text}” in “${sentence}”`);
}

const splitSentences = (text: string) => text.replaceAll(/<[^>]+>/g, '').split(/(?<=[.!?])\s+(?=[A-Z“])/u);

test('every number that a text states about a building is its stored fact', () => {
  const found = [...seed.nodes, ...seed.terms, ...seed.media].flatMap((item) => {
    const isOwnText = 'type' in item && (item.type === 'properties' || item.type === 'property_page');
    const owner = isOwnText ? buildings.find(({ slug }) => slug === item.slug) : undefined;
    return collectTexts(item).flatMap((text) => splitSentences(text).flatMap((sentence) => findFalseStatements(sentence, owner)));
  });
  expect([...new Set(found)]).toStrictEqual([]);
});

test('texts make thousands of statements about buildings', () => {
  const texts = [...propertyNodes.values()].flatMap((node) => collectTexts(node));
  expect(texts.flatMap((text) => readStatements(text)).length).toBeGreaterThan(5000);
});

/** The words about space that contradict a status. */
const contradictions: Readonly<Record<Building['status'], RegExp>> = {
  'available-now': /\bfully leased\b|\bunder construction\b|\bshell complete\b|\bfrom [A-Z][a-z]+ \d{1,2}, 2027/iu,
  'available-later': /\bfully leased\b|\bunder construction\b|\bshell complete\b|\bavailable now\b/iu,
  'under-construction': /\bfully leased\b|\bavailable now\b|\bis leased\b|\bwas built\b|\bcompleted in\b|\binstalled\b|\bis live\b/iu,
  leased: /\bavailable (?:now|from|to the tenant)\b|\bshell complete\b|\basking rent\b/iu,
};

test('no text of a building contradicts its status', () => {
  const found = buildings.flatMap((item) =>
    getNodesOfType('properties')
      .concat(getNodesOfType('property_page'))
      .filter(({ slug }) => slug === item.slug)
      .flatMap((node) => collectTexts(node))
      .filter((text) => contradictions[item.status].test(text))
      .map((text) => `${item.slug}: ${text}`),
  );
  expect(found).toStrictEqual([]);
});

test('a building opens after its shell is complete, in the year that it is built', () => {
  const planned = buildings.filter(({ status }) => status === 'under-construction');
  const found = planned.filter((item) => {
    const [, month = '', year = ''] = /Shell complete ([A-Z][a-z]+) (\d{4})/.exec(getDetail(item, 'Availability')) ?? [];
    const shell = year ? `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-01` : (item.availableFrom ?? '');
    return shell > (item.availableFrom ?? '') || Number(shell.slice(0, 4)) !== item.yearBuilt;
  });
  expect(found.map(({ slug }) => slug)).toStrictEqual([]);
});

test('a smallest unit is stated only if the space can be divided', () => {
  const found = getNodesOfType('properties').filter((node) => {
    const { availableSquareFeet, totalSquareFeet, divisibleSquareFeet } = getFieldGroup(node, 'propertyFacts');
    const space = Number(availableSquareFeet ?? totalSquareFeet);
    return Number(divisibleSquareFeet) >= space && collectTexts(node).some((text) => /\b[Dd]ivisible to\b/.test(text));
  });
  expect(found.map(({ slug }) => slug)).toStrictEqual([]);
});
