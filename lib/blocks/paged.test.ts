import { expect, test } from 'vitest';
import { currentPart, partAddress, partCount, partNumbers } from './paged.ts';

const paged = { base: '/news/', list: '3', position: 24, size: 12, total: 150 };

test('counts the parts and the one that is shown', () => {
  expect([partCount(paged), currentPart(paged)]).toEqual([13, 3]);
  expect(partCount({ ...paged, total: 0 })).toBe(1);
});

test('leads to the list within the page', () => {
  expect(partAddress(paged, 4)).toBe('/news/?list=3&after=36#list-3');
  expect(partAddress(paged, 1)).toBe('/news/#list-3');
  expect(partAddress({ ...paged, base: '' }, 1)).toBe('?list=3#list-3');
});

test('leaves out numbers far from the current one', () => {
  expect(partNumbers(paged)).toEqual([1, 2, 3, 4, 5, null, 13]);
  expect(partNumbers({ ...paged, position: 84 })).toEqual([1, null, 6, 7, 8, 9, 10, null, 13]);
  expect(partNumbers({ ...paged, total: 12, position: 0 })).toEqual([1]);
});
