import { expect, test } from 'vitest';
import { readParameters, writeParameters } from '#lib/uri/parameters.ts';
import { questionOf, understood } from './question.ts';

const choice = (value: string) => ({ value, label: value, count: 1 });
const choices = {
  market: [choice('dallas'), choice('reno')],
  region: [choice('texas')],
  status: [choice('available-now'), choice('leased')],
  buildingType: [choice('Cross-dock')],
};
const read = (search: string) => understood(readParameters(search), choices);

test('asks for what the address says', () => {
  expect(questionOf(read('?q=dock&market=dallas&status=leased&status=available-now&type=Cross-dock&min=50000&sort=largest'))).toEqual({
    where: { search: 'dock', market: ['dallas'], status: ['available-now', 'leased'], buildingType: ['Cross-dock'], minSquareFeet: 50_000 },
    orderby: 'LARGEST',
  });
});

test('leaves out what does not exist, and what is no number', () => {
  expect(read('?market=atlantis&status=sold,leased&min=-5&max=1e9&sort=constructor&after=abc')).toEqual([
    { name: 'status', value: 'leased' },
  ]);
  expect(questionOf([])).toEqual({ where: {}, orderby: 'NEWEST' });
});

test('turns bounds around that were given the wrong way', () => {
  expect(writeParameters(read('?min=500000&max=50000'))).toBe('?min=50000&max=500000');
});
