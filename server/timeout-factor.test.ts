import { expect, test } from 'vitest';
import { getTimeoutFactor } from './timeout-factor.ts';

test.each([
  ['/about/', '', false, 1],
  ['/about/', '', true, 2],
  ['/search/', '?q=dallas', false, 2],
  ['/search/', '?q=dallas', true, 2],
  ['/pdf/company.pdf', '', false, 3],
])('a visitor waits for %s%s (over budget: %s) %d times as long as for an ordinary page', (path, search, isOverBudget, factor) => {
  expect(getTimeoutFactor({ path, search, isOverBudget })).toBe(factor);
});
