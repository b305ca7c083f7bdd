import { expect, test } from 'vitest';
import { parseParameters, formatParameters } from '#lib/uri/parameters.ts';
import { toPropertyQuery, normalizeParameters } from './query.ts';

const choice = (value: string) => ({ value, label: value, count: 1 });
const choices = {
  market: [choice('dallas'), choice('reno')],
  region: [choice('texas')],
  status: [choice('available-now'), choice('leased')],
  buildingType: [choice('Cross-dock')],
};
const read = (search: string) => normalizeParameters(parseParameters(search), choices);

test('converts the parameters of the URL to a query', () => {
  expect(toPropertyQuery(read('?q=dock&market=dallas&status=leased&status=available-now&type=Cross-dock&min=50000&sort=largest'))).toEqual({
    where: { search: 'dock', market: ['dallas'], status: ['available-now', 'leased'], buildingType: ['Cross-dock'], minSquareFeet: 50_000 },
    orderby: 'LARGEST',
  });
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
