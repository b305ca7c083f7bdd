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
