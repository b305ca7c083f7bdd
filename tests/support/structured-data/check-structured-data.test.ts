import { expect, test } from 'vitest';
import { checkStructuredData } from './check-structured-data.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();
const check = (...things: object[]) =>
  checkStructuredData(
    things
      .map((thing) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`)
      .join(''),
    vocabulary,
  ).problems;
const place = { '@type': 'Place', '@id': 'https://a.example/#p', name: 'Yard' };

test('accepts things of the vocabulary, references within a page, and subtypes', () => {
  expect(
    check(place, {
      '@type': ['WebPage', 'RealEstateListing'],
      '@id': 'https://a.example/',
      name: 'Yard',
      url: 'https://a.example/',
      datePosted: '2026-11-12',
      dateModified: '2026-11-12T09:00:00-08:00',
      mainEntity: { '@id': 'https://a.example/#p' },
      offers: [
        {
          '@type': 'Offer',
          availability: 'https://schema.org/InStock',
          availableAtOrFrom: {
            '@type': 'Accommodation',
            name: 'Yard',
            floorSize: { '@type': 'QuantitativeValue', value: 5, unitCode: 'FTK' },
          },
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 5, unitCode: 'FTK' },
          priceSpecification: { '@type': 'UnitPriceSpecification', price: 6.85, priceCurrency: 'USD', unitCode: 'FTK' },
          offeredBy: { '@type': 'Organization', name: 'A', url: 'https://a.example/' },
        },
      ],
    }),
  ).toEqual([]);
});

test('knows the subtypes of types without properties of their own', () => {
  const value = { '@type': 'QuantitativeValue', value: 5, unitText: 'YEAR' };
  expect(check({ '@type': 'MonetaryAmount', currency: 'USD', value })).toEqual([]);
});

test.each([
  [{ '@type': 'Warehouse', name: 'Yard' }, 'Warehouse has the unknown type Warehouse'],
  [{ ...place, floorSize: 5 }, 'Place.floorSize is no property of Place'],
  [{ ...place, containedIn: place }, 'Place.containedIn is no property of Place'],
  [{ ...place, description: '' }, 'Place.description is empty'],
  [{ ...place, description: null }, 'Place.description cannot be null'],
  [{ ...place, photo: [] }, 'Place.photo is an empty list'],
  [{ ...place, hasMap: '/map/' }, 'Place.hasMap cannot be "/map/"'],
  [{ ...place, '@id': '#p' }, 'Place.@id is no absolute URL: "#p"'],
  [{ ...place, address: { '@type': 'Person', name: 'Ada' } }, 'Place.address cannot be a Person'],
  [
    { ...place, geo: { '@id': 'https://a.example/#geo' } },
    'Place.geo refers to {"@id":"https://a.example/#geo"}, which the page does not describe',
  ],
  [{ '@type': 'Event', startDate: '2026-11-12T09:00:00' }, 'Event.startDate cannot be "2026-11-12T09:00:00"'],
  [{ '@type': 'Question', name: 'Why?' }, 'Question lacks acceptedAnswer'],
  [{ '@type': 'Offer', availability: 'Soon' }, 'Offer.availability cannot be "Soon"'],
  [{ '@type': 'HowTo', name: 'A', step: 'B', totalTime: 'PT' }, 'HowTo.totalTime cannot be "PT"'],
  [{ name: 'A' }, 'contains a thing without a type'],
])('explains what is wrong with %j', (thing, problem) => {
  expect(check(thing)).toContain(problem);
});

test('reports contradictions, and text that is no JSON', () => {
  expect(check(place, { '@type': 'Person', '@id': place['@id'], name: 'Ada' })).toEqual([
    `@id ${place['@id']} identifies things of several types`,
  ]);
  expect(checkStructuredData('<script type="application/ld+json">{</script>', vocabulary).problems).toContainEqual(
    expect.stringContaining('invalid JSON'),
  );
});
