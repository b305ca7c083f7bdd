import { expect, test } from 'vitest';
import { findLimitProblem } from './limits.ts';

test('states the limits that a number exceeds', () => {
  expect(findLimitProblem({}, -5)).toBeNull();
  expect(findLimitProblem({ minimum: 0 }, 0)).toBeNull();
  expect(findLimitProblem({ minimum: 0 }, -5)).toBe('Use a number that is at least 0.');
  expect(findLimitProblem({ maximum: 10 }, 11)).toBe('Use a number that is at most 10.');
  expect(findLimitProblem({ minimum: 1800, maximum: 2200 }, 3026)).toBe('Use a number from 1800 to 2200.');
});
