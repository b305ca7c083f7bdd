import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getMainFact, listOtherFacts } from '#components/ui/property/property-facts.ts';
import { findAccessibilityFaults, listElements, readStructure } from '../../tests/support/pdf-accessibility.ts';
import { PdfFile } from '../../tests/support/pdf-file.ts';
import type { CompanyData } from './company-data.ts';
import { createCompanySheet } from './company-sheet.ts';
import { listDocumentFacts } from './document-facts.ts';
import type { MarketData } from './market-data.ts';
import { createMarketSheet } from './market-sheet.ts';
import { hasOffer, type PropertyData } from './property-data.ts';
import { createPropertyBrochure } from './property-brochure.ts';
import { createShortlist, MAX_LISTED } from './shortlist.ts';

const person = { title: 'Delia Marchetti', teamMeta: { title: 'Vice President', phone: 9725550118, email: 'd.marchetti@example.com' } };

/** A property with only the facts that it must have. */
const bare: PropertyData = {
  title: 'Dock 1',
  slug: 'dock-1',
  uri: '/properties/dock-1/',
  modified: '2026-11-16T09:00:00',
  hasPassword: false,
  featuredImage: null,
  allStatus: { nodes: [] },
  submarkets: { nodes: [] },
  propertyMeta: null,
  propertyFacts: null,
};

const rich: PropertyData = {
  ...bare,
  title: 'Trinity Crossing 2',
  allStatus: { nodes: [{ slug: 'available-now', name: 'Available now' }] },
  submarkets: { nodes: [{ name: 'South Dallas' }] },
  propertyMeta: {
    propertyAddress: '2400 Millers Ferry Road\nWilmer, TX 75172',
    market: { title: 'Dallas&#8211;Fort Worth' },
    propertyMeta: [{ metaTitle: 'Certification', metaValue: 'LEED Gold' }],
  },
  propertyFacts: {
    buildingType: 'Cross-dock',
    city: 'Wilmer, Texas',
    availableSquareFeet: 1_042_730,
    totalSquareFeet: 1_042_730,
    divisibleSquareFeet: 260_000,
    buildingLengthFeet: 1690,
    buildingDepthFeet: 617,
    columnSpacingLengthFeet: 56,
    columnSpacingDepthFeet: 60,
    clearHeightFeet: 40,
    dockDoors: 186,
    driveInDoors: 4,
    trailerStalls: 312,
    askingRent: 6.85,
    leaseType: 'triple net',
    yearBuilt: 2026,
    availabilityUpdated: '2026-11-16',
    coordinates: { latitude: 32.6107, longitude: -96.7028 },
    sides: [{ side: 'Rear', truckCourtFeet: 185, dockDoors: 186, driveInDoors: 4, trailerStalls: 312 }],
    distances: [{ name: 'I-45, exit 274', miles: 0.6, minutes: 2, coordinates: { latitude: 32.6, longitude: -96.69 } }],
    highlights: [{ title: 'Labor supply', text: '412,000 people live within a 30-minute drive.' }],
    contacts: [person],
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** More of everything than a page has room for. */
const excessive: PropertyData = {
  ...rich,
  title: `The ${long} Distribution Center at the Northeastern Intermodal Terminal, Building 12`,
  propertyMeta: {
    propertyAddress: `${long}\nSuite 400\nWilmer, TX 75172`,
    market: null,
    propertyMeta: Array.from({ length: 12 }, (_, index) => ({ metaTitle: `Fact ${index}`, metaValue: `${long}, ${long}` })),
  },
  propertyFacts: {
    city: null,
    availabilityUpdated: null,
    ...rich.propertyFacts,
    distances: Array.from({ length: 12 }, (_, index) => ({
      name: `${long} ${index}`,
      miles: index + 1,
      minutes: 10,
      coordinates: { latitude: 32 + index / 10, longitude: -96 },
    })),
    highlights: Array.from({ length: 12 }, () => ({ title: long, text: `${long} `.repeat(6) })),
    contacts: Array.from({ length: 6 }, () => ({ ...person, title: long })),
  },
};

const picture = readFileSync('content/seed/media/com-lobby.jpg');
const options = { organization: 'Causeway Logistics', url: 'https://www.example.com/properties/dock-1/' };

const portfolio = {
  buildings: 18,
  squareFeet: 6_100_000,
  dockDoors: 800,
  leasedShare: 0.964,
  buildingsWithSpace: 1,
  availableSquareFeet: 1_042_730,
  buildingsAvailableNow: 1,
  availableNowSquareFeet: 1_042_730,
  largestSpaceSquareFeet: 1_042_730,
  buildingsUnderConstruction: 0,
  underConstructionSquareFeet: 0,
  lowestAskingRent: 6.85,
  highestAskingRent: 6.85,
  checkedOn: '2026-11-16',
};

const market: MarketData = {
  title: 'Dallas–Fort Worth',
  uri: '/markets/dallas-fort-worth/',
  modified: '2026-11-16T09:00:00',
  hasPassword: false,
  marketMeta: {
    name: null,
    state: 'Texas',
    description: '<p>8.3 million people.</p>',
    coordinates: { latitude: 32.7767, longitude: -96.797 },
    figures: [{ value: '7.9%', unit: null, label: 'vacant', source: 'Research', date: '2026-09-30' }],
    leasingContacts: [person],
    developmentContacts: null,
    investmentContacts: null,
    operationsContacts: null,
  },
  portfolio,
  submarkets: ['South Dallas', 'East Dallas'].map((name) => ({ name, portfolio })),
  // Enough for a table that continues on the next page.
  propertiesWithSpace: { nodes: Array.from({ length: 60 }, () => rich) },
};

const company: CompanyData = {
  numberModule: { numberGrid: [{ heading: 'leased', number: '97.1', prefix: '', suffix: '%' }] },
  options: {
    footerContactInfo: '<p>1 Pier Row<br>Long Beach, CA 90802</p><p><a href="tel:+15625550142">562-555-0142</a></p>',
    largeMediaContact: null,
    mediaContactItems: [{ content: '<p>Ruth Ellery<br>Director</p>', email: 'press@example.com', phone: '562-555-0170' }],
  },
  markets: {
    nodes: ['Boston', 'Dallas'].map((title, index) => ({
      title,
      modified: '2026-11-16T09:00:00',
      marketMeta: { name: title, coordinates: { latitude: 33 + index, longitude: -96 + index * 20 }, region: { title: 'Texas' } },
      portfolio,
    })),
  },
};

describe.each([
  ['a brochure with a picture', () => createPropertyBrochure({ ...options, property: rich, picture })],
  ['a brochure with a drawing', () => createPropertyBrochure({ ...options, property: rich, picture: null })],
  ['a brochure of a property without facts', () => createPropertyBrochure({ ...options, property: bare, picture: null })],
  ['a brochure with more than fits', () => createPropertyBrochure({ ...options, property: excessive, picture })],
  ['a shortlist', () => createShortlist({ ...options, properties: [rich, bare, excessive], pictures: [picture, null, null] })],
  ['a market sheet', () => createMarketSheet({ ...options, market })],
  ['a company sheet', () => createCompanySheet({ ...options, company })],
])('%s', (_name, create) => {
  test('is accessible, small, and the same each time', async () => {
    const [file, again] = [await create(), await create()];
    expect(findAccessibilityFaults(file)).toEqual([]);
    expect(file.length).toBeLessThan(600_000);
    expect(file.equals(again)).toBe(true);
  });
});

test.each([
  ['complete facts', rich, 2],
  [
    'space that cannot be divided',
    { ...rich, propertyFacts: rich.propertyFacts && { ...rich.propertyFacts, divisibleSquareFeet: null } },
    2,
  ],
  ['more than fits', excessive, 2],
  ['no facts for the second page', bare, 1],
])('a brochure with %s has the expected number of pages', async (_name, property, pages) => {
  const file = new PdfFile(await createPropertyBrochure({ ...options, property, picture }));
  expect(file.listPages()).toHaveLength(pages);
});

test('a brochure has the sections of the page of the property, with text alternatives of its drawings', async () => {
  const file = new PdfFile(await createPropertyBrochure({ ...options, property: rich, picture: null }));
  const figures = listElements(readStructure(file)).filter(({ tag }) => tag === 'Figure');
  expect(figures.map(({ alt }) => alt)).toEqual([
    'Axonometric view. The building from above: 1,690 feet long, 617 feet deep, 40 feet clear.',
    expect.stringMatching(/^Site plan\. A building 1,690 feet long and 617 feet deep\./),
    'Cross section. 40 feet clear at the first column line. Bays are 60 feet deep.',
    'Map of Trinity Crossing 2 in Dallas–Fort Worth, with the numbered places of the table of distances.',
    expect.stringMatching(/^Divided into 4 units\. /),
  ]);
});

test('a shortlist of the most properties has a page for every three of them, after the overview', async () => {
  const properties = Array.from({ length: MAX_LISTED }, () => rich);
  const file = new PdfFile(await createShortlist({ ...options, properties, pictures: [] }));
  expect(file.listPages()).toHaveLength(1 + Math.ceil(MAX_LISTED / 3));
});

test('the facts of a document are those of the page of the property, with both units', () => {
  const facts = { ...rich.propertyFacts, submarket: 'South Dallas' };
  const { main, facts: others } = listDocumentFacts(rich);
  const expected = [getMainFact(facts), ...listOtherFacts(facts, rich.propertyMeta?.propertyMeta ?? [])];
  expect([main, ...others].map((fact) => [fact?.name, fact?.value])).toEqual(expected.map((fact) => [fact?.name, fact?.value]));
  expect(main?.note).toBe('square feet, 96,873 m²');
  expect(others.find(({ name }) => name === 'Clear height')?.note).toBe('12.2 m');
});

test('only properties that everyone can see and that have space have a brochure', () => {
  expect(hasOffer(rich)).toBe(true);
  expect(hasOffer(bare)).toBe(false);
  expect(hasOffer({ ...rich, hasPassword: true })).toBe(false);
  expect(hasOffer({ ...rich, allStatus: { nodes: [{ slug: 'leased', name: 'Leased' }] } })).toBe(false);
});
