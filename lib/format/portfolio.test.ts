import { expect, test } from 'vitest';
import { formatAskingRents, formatShare, formatSpaceLink } from './portfolio.ts';

test.each([
  [null, null],
  [1, '100%'],
  [0.9999, '99.9%'],
  [0.9711, '97.1%'],
  [0, '0.0%'],
])('the share %s is formatted as %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test.each([
  [null, null, null],
  [8.6, 8.6, '$8.60'],
  [8.6, 9.45, '$8.60 to $9.45'],
])('the rents %s and %s are formatted as %s', (lowestAskingRent, highestAskingRent, text) => {
  expect(formatAskingRents({ lowestAskingRent, highestAskingRent })).toBe(text);
});

test.each([
  [0, 'View buildings'],
  [1, 'View 1 building with available space'],
  [7, 'View 7 buildings with available space'],
])('the link to %s buildings with space is labeled “%s”', (count, label) => {
  expect(formatSpaceLink(count)).toBe(label);
});
