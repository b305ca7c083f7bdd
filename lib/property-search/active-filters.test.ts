import { expect, test } from 'vitest';
import { parseParameters } from '#lib/uri/parameters.ts';
import { getActiveFilters, getRelaxedFilterLinks } from './active-filters.ts';

const option = (value: string, label: string) => ({ value, label, count: 1 });
const options = {
  market: [option('dallas-fort-worth', 'Dallas–Fort Worth')],
  region: [option('texas', 'Texas')],
  submarket: [option('dallas-fort-worth-south-dallas', 'South Dallas')],
  status: [option('available-now', 'Available now'), option('leased', 'Leased')],
  buildingType: [option('Cross-dock', 'Cross-dock')],
  leaseType: [option('triple net', 'triple net')],
};
const list = (search: string, understood: { text: string; label: string }[] = []) =>
  getActiveFilters(parseParameters(search), options, understood).map(({ label, removeHref }) => [label, removeHref]);

test.each([
  [
    '?market=dallas-fort-worth&min=50000',
    [
      ['Dallas–Fort Worth', '?min=50000'],
      ['At least 50,000 sq ft', '?market=dallas-fort-worth'],
    ],
  ],
  [
    '?status=available-now&status=leased',
    [
      ['Available now', '?status=leased'],
      ['Leased', '?status=available-now'],
    ],
  ],
  [
    '?features=rail%2Cdivisible',
    [
      ['Rail-served', '?features=divisible'],
      ['Divisible', '?features=rail'],
    ],
  ],
  ['?near=75172&radius=25', [['Within 25 miles of 75172', './']]],
  ['?near=Dallas', [['Near Dallas', './']]],
  ['?near=32.78%2C-96.8&radius=9', [['Within 9 miles of the center of the map', './']]],
  ['?clear=36', [['At least 36 ft clear', './']]],
  [
    '?lease=triple+net&rent=9&acres=20',
    [
      ['Triple net', '?rent=9&acres=20'],
      ['Up to $9 per sq ft a year', '?lease=triple+net&acres=20'],
      ['At least 20 acres', '?lease=triple+net&rent=9'],
    ],
  ],
  ['?docks=1', [['At least 1 dock door', './']]],
  ['?trailers=1', [['At least 1 trailer stall', './']]],
  ['?amps=2000', [['At least 2,000 A', './']]],
  ['?by=2027-03-01', [['Available by March 1, 2027', './']]],
  ['?submarket=dallas-fort-worth-south-dallas', [['South Dallas', './']]],
  ['?sort=largest', []],
  ['?q=dock', [['“dock”', './']]],
])('%s', (search, expected) => {
  expect(list(search)).toEqual(expected);
});

test('each part of the text that was understood can be removed alone', () => {
  const understood = [
    { text: '200,000 sq ft', label: 'About 200,000 sq ft' },
    { text: '40 ft clear', label: 'At least 40 ft clear' },
    { text: 'near Dallas', label: 'near Dallas' },
  ];
  expect(list('?q=200,000+sq+ft,+40+ft+clear,+near+Dallas', understood)).toEqual([
    ['About 200,000 sq ft', '?q=40+ft+clear%2C+near+Dallas'],
    ['At least 40 ft clear', '?q=200%2C000+sq+ft%2C+near+Dallas'],
    ['Near Dallas', '?q=200%2C000+sq+ft%2C+40+ft+clear'],
  ]);
  expect(list('?q=Dallas', [{ text: 'dallas', label: 'Dallas' }])).toEqual([['Dallas', './']]);
});

test('offers to remove the filters with which there are no results', () => {
  const links = getRelaxedFilterLinks(parseParameters('?near=75172&radius=10&clear=50'), [
    { filter: 'near', total: 3 },
    { filter: 'clearHeightFeet', total: 18 },
    { filter: 'unknown', total: 1 },
  ]);
  expect(links).toEqual([
    { label: 'distance filter', total: 3, href: '?clear=50' },
    { label: 'clear height filter', total: 18, href: '?near=75172&radius=10' },
  ]);
});
