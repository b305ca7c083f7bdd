import { expect, test } from 'vitest';
import { type SocialImageData, toSocialImage } from './social-image-data.ts';

const generalSettings = { title: 'Causeway Logistics', description: 'Logistics buildings' };
const toImage = (nodeByUri: SocialImageData['nodeByUri']) => toSocialImage({ generalSettings, nodeByUri });

test('a property shows its market, its status and its available space', () => {
  const property = {
    title: 'Trinity &amp; Crossing',
    allStatus: { nodes: [{ slug: 'available-later', name: 'Available later' }] },
    propertyMeta: { market: { title: 'Dallas' } },
    propertyFacts: {
      availableFrom: '2027-03-01',
      availableSquareFeet: 120_000,
      totalSquareFeet: 500_000,
      clearHeightFeet: 40,
      dockDoors: 96,
    },
  };
  expect(toImage(property)).toEqual({
    kicker: 'Dallas, Available March 2027',
    title: 'Trinity & Crossing',
    figures: [
      { value: '120,000 sq ft', label: 'available' },
      { value: '40 ft', label: 'clear height' },
      { value: '96', label: 'dock doors' },
    ],
    organization: 'Causeway Logistics',
  });
  const leased = { ...property, propertyFacts: { ...property.propertyFacts, availableSquareFeet: 0 } };
  expect(toImage(leased)?.figures[0]).toEqual({ value: '500,000 sq ft', label: 'building area' });
});

test('a post shows its category and its date, a market its buildings, the front page what the site is about', () => {
  expect(toImage({ title: 'Rents', date: '2026-11-12T09:00:00', categories: { nodes: [{ name: 'Insights' }] } })?.kicker).toBe(
    'Insights, November 12, 2026',
  );
  expect(toImage({ title: 'Boston', portfolio: { buildings: 1, squareFeet: 2_400_000, availableSquareFeet: 0 } })?.figures).toEqual([
    { value: '1', label: 'building' },
    { value: '2.4 million sq ft', label: 'in total' },
  ]);
  expect(toImage({ title: 'Home', isFrontPage: true })?.title).toBe('Logistics buildings');
});

test('a person shows the job title; a position its place, pay and last day', () => {
  expect(toImage({ title: 'Ann Lee', teamMeta: { title: 'Leasing director' } })?.kicker).toBe('Leasing director');
  expect(toImage({ title: 'Bo Diaz', leadershipMeta: { title: 'President' } })?.kicker).toBe('President');
  const position = {
    pay: { amounts: '$118,000 to $134,000', period: 'a year' },
    positionMeta: { location: 'Dallas, Texas', validThrough: '2027-01-31' },
  };
  expect(toImage({ title: 'Engineer', ...position })).toMatchObject({
    kicker: 'Dallas, Texas',
    figures: [
      { value: '$118,000 to $134,000', label: 'a year' },
      { value: 'January 31, 2027', label: 'last day to apply' },
    ],
  });
});

test('a page that is missing or protected by a password has no picture', () => {
  expect(toImage(null)).toBeNull();
  expect(toImage({ title: 'Secret', hasPassword: true })).toBeNull();
});
