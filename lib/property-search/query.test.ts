import { expect, test } from 'vitest';
import { parseParameters, formatParameters } from '#lib/uri/parameters.ts';
import { toPropertyQuery, normalizeParameters } from './query.ts';

const choice = (value: string) => ({ value, label: value, count: 1 });
const choices = {
  market: [choice('dallas'), choice('reno')],
  region: [choice('texas')],
  submarket: [choice('south-dallas')],
  status: [choice('available-now'), choice('leased')],
  buildingType: [choice('Cross-dock')],
  leaseType: [choice('triple net')],
};
const read = (search: string) => normalizeParameters(parseParameters(search), choices);

test('converts the parameters of the URL to a query', () => {
  expect(toPropertyQuery(read('?q=dock&market=dallas&status=leased&status=available-now&type=Cross-dock&min=50000&sort=largest'))).toEqual({
    where: { search: 'dock', market: ['dallas'], status: ['available-now', 'leased'], buildingType: ['Cross-dock'], minSquareFeet: 50_000 },
    orderby: 'LARGEST',
  });
});

test.each([
  ['200,000', 200_000],
  ['200k', 200_000],
  ['200000 sq ft', 200_000],
  ['173,500 SF', 173_500],
])('a size can be typed as %s', (typed, expected) => {
  expect(toPropertyQuery(read(`?min=${encodeURIComponent(typed)}`)).where.minSquareFeet).toBe(expected);
});

test('the lease, the rent and the site are passed on', () => {
  expect(toPropertyQuery(read('?lease=triple+net&rent=9&acres=20')).where).toEqual({
    leaseType: ['triple net'],
    maxAskingRent: 9,
    minAcres: 20,
  });
  expect(read('?lease=gross')).toEqual([]);
});

test('ignores options that do not exist and invalid numbers', () => {
  expect(read('?market=atlantis&status=sold,leased&min=-5&max=1e9&sort=constructor&after=abc')).toEqual([
    { name: 'status', value: 'leased' },
  ]);
  expect(toPropertyQuery([])).toEqual({ where: {}, orderby: 'NEWEST' });
});

test('swaps minimum and maximum if they are reversed', () => {
  expect(formatParameters(read('?min=500000&max=50000'))).toBe('?min=50000&max=500000');
});

test('each filter is passed on', () => {
  expect(toPropertyQuery(read('?region=texas&max=50000'))).toEqual({
    where: { region: ['texas'], maxSquareFeet: 50_000 },
    orderby: 'NEWEST',
  });
});

test('only the status may have several values', () => {
  expect(read('?market=dallas,reno&region=texas,')).toEqual([]);
  expect(formatParameters(read('?status=leased,sold,available-now'))).toBe('?status=available-now%2Cleased');
});

test('a search text has at most 100 characters', () => {
  expect(read(`?q=${'x'.repeat(100)}`)[0]?.value).toHaveLength(100);
  expect(read(`?q=${'x'.repeat(101)}`)[0]?.value).toHaveLength(100);
  expect(normalizeParameters([{ name: 'q', value: ' dock ' }], choices)).toEqual([{ name: 'q', value: 'dock' }]);
});

test('filters by facts, features, date and distance are passed on', () => {
  const url =
    '?submarket=south-dallas&clear=36&docks=50&driveins=2&trailers=100&amps=4000&features=now,rail&by=2027-03-01&near=75172&radius=50';
  const parameters = read(url);
  expect(decodeURIComponent(formatParameters(parameters))).toBe(url);
  expect(toPropertyQuery(parameters)).toEqual({
    where: {
      submarket: ['south-dallas'],
      minClearHeightFeet: 36,
      minDockDoors: 50,
      minDriveInDoors: 2,
      minTrailerStalls: 100,
      minPowerAmps: 4000,
      feature: ['AVAILABLE_NOW', 'RAIL'],
      availableBy: '2027-03-01',
      near: { place: '75172', radiusMiles: 50 },
    },
    orderby: 'NEWEST',
  });
});

test('invalid features, dates and distances are ignored', () => {
  expect(read('?features=moat,constructor&by=2027-02-30&radius=50&clear=0&docks=x&trailers=1e3')).toEqual([]);
  expect(toPropertyQuery(read('?near=Dallas&radius=25')).where.near).toEqual({ place: 'Dallas', radiusMiles: 25 });
  expect(formatParameters(read('?near=Dallas&radius=25'))).toBe('?near=Dallas');
});

test('a search text is sorted by relevance unless another order is chosen', () => {
  expect(toPropertyQuery(read('?q=dallas')).orderby).toBe('RELEVANCE');
  expect(read('?q=dallas&sort=relevance')).toEqual([{ name: 'q', value: 'dallas' }]);
  expect(toPropertyQuery(read('?q=dallas&sort=newest')).orderby).toBe('NEWEST');
});

test.each([
  ['?min=1', '?min=1'],
  ['?max=1000000000', '?max=1000000000'],
  ['?min=0', ''],
  ['?max=1000000001', ''],
  ['?min=10000000000', ''],
  ['?min=5.5', ''],
  ['?min=5e3', ''],
  ['?min=500000', '?min=500000'],
  ['?min=50000&max=50000', '?min=50000&max=50000'],
  ['?min=50000&max=500000', '?min=50000&max=500000'],
])('the sizes %s become %s', (search, normalized) => {
  expect(formatParameters(read(search))).toBe(normalized);
});

test('the default order is not in the URL', () => {
  expect(read('?sort=newest')).toEqual([]);
  expect(read('?sort=rent')).toEqual([{ name: 'sort', value: 'rent' }]);
  expect(toPropertyQuery([{ name: 'sort', value: 'toString' }]).orderby).toBe('NEWEST');
});

test('the view is kept, and the list is the default', () => {
  expect(formatParameters(read('?view=cards'))).toBe('?view=cards');
  expect(read('?view=list')).toEqual([]);
});

test('a place can be a position, which the map uses', () => {
  expect(toPropertyQuery(read('?near=32.774,-96.673&radius=29')).where.near).toEqual({
    latitude: 32.774,
    longitude: -96.673,
    radiusMiles: 29,
  });
  expect(toPropertyQuery(read('?near=95.5,-96.673')).where.near).toEqual({ place: '95.5,-96.673', radiusMiles: 25 });
});
