import { expect, test } from 'vitest';
import { toJsonLd } from '#lib/seo/json-ld.ts';
import { type ListedProperty, toPropertyJsonLd } from './property-json-ld.ts';

const property: ListedProperty = {
  title: 'Trinity Crossing 2',
  description: 'A cross-dock.',
  url: 'https://site.example/properties/trinity-crossing-2/',
  image: 'https://site.example/media/a.webp',
  published: '2026-10-12T09:00:00',
  statusSlug: 'available-now',
  address: '2400 Millers Ferry Road\nWilmer, TX 75172',
  organization: { name: 'Causeway Logistics', id: 'https://site.example/#organization' },
  facts: {
    askingRent: 6.85,
    availableFrom: '2026-10-01',
    availableSquareFeet: 1_042_730,
    availabilityUpdated: '2026-11-16',
    clearHeightFeet: 40,
    dockDoors: 186,
    divisibleSquareFeet: 260_000,
    totalSquareFeet: 1_042_730,
    yearBuilt: 2026,
    coordinates: { latitude: 32.6107, longitude: -96.7028 },
  },
};
const parse = (value: ListedProperty) => JSON.parse(toJsonLd(toPropertyJsonLd(value)));
const place = {
  '@type': ['Place', 'Accommodation'],
  '@id': `${property.url}#place`,
  name: 'Trinity Crossing 2',
  description: 'A cross-dock.',
  url: property.url,
  image: property.image,
  address: {
    '@type': 'PostalAddress',
    streetAddress: '2400 Millers Ferry Road',
    addressLocality: 'Wilmer',
    addressRegion: 'TX',
    postalCode: '75172',
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 32.6107, longitude: -96.7028 },
  floorSize: { '@type': 'QuantitativeValue', value: 1_042_730, unitCode: 'FTK' },
  yearBuilt: 2026,
  additionalProperty: [
    { '@type': 'PropertyValue', name: 'Available area', value: 1_042_730, unitCode: 'FTK' },
    { '@type': 'PropertyValue', name: 'Clear height', value: 40, unitCode: 'FOT' },
    { '@type': 'PropertyValue', name: 'Dock doors', value: 186 },
  ],
};

test('a property with space is a listing with an offer', () => {
  expect(parse(property)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${property.url}#listing`,
    name: 'Trinity Crossing 2',
    url: property.url,
    mainEntityOfPage: { '@id': property.url },
    datePosted: '2026-10-12',
    dateModified: '2026-11-16',
    mainEntity: place,
    offers: {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      availabilityStarts: '2026-10-01',
      availableAtOrFrom: { '@id': `${property.url}#place` },
      offeredBy: { '@type': 'Organization', '@id': 'https://site.example/#organization', name: 'Causeway Logistics' },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 260_000, maxValue: 1_042_730, unitCode: 'FTK' },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 6.85,
        priceCurrency: 'USD',
        unitCode: 'FTK',
        unitText: 'per square foot per year',
      },
    },
  });
});

test('a leased property is a place without an offer', () => {
  const leased = { ...property, statusSlug: 'leased' };
  expect(parse(leased)).toEqual({ '@context': 'https://schema.org', ...place });
});

test.each([
  [null, 1_042_730],
  [2_000_000, 1_042_730],
])('with %j as the smallest unit, at least %i square feet are offered', (divisibleSquareFeet, minValue) => {
  const listing = parse({ ...property, facts: { ...property.facts, divisibleSquareFeet } as ListedProperty['facts'] });
  expect(listing.offers.eligibleQuantity).toMatchObject({ minValue, maxValue: 1_042_730 });
});

test('space that becomes available later can be reserved', () => {
  expect(parse({ ...property, statusSlug: 'under-construction' }).offers.availability).toBe('https://schema.org/PreOrder');
});

test('a property without facts has a name only', () => {
  const empty = {
    description: null,
    url: null,
    image: null,
    published: null,
    statusSlug: null,
    address: null,
    organization: { name: null, id: 'https://site.example/#organization' },
    facts: null,
  };
  expect(parse({ title: 'Lot 3', ...empty })).toEqual({
    '@context': 'https://schema.org',
    '@type': ['Place', 'Accommodation'],
    name: 'Lot 3',
  });
});
