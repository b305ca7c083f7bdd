import { expect, test } from 'vitest';
import { countResults } from './count-results.ts';

test('counts passed and failed tests', () => {
  expect(countResults('passed\nfailed\npassed\n', false)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(countResults('passed\npassed\n', true)).toEqual({ passed: 2, failed: 0, skipped: 0 });
});

test('counts a skipped or unfinished test as failed', () => {
  expect(countResults('passed\nskipped\npending\n', true)).toEqual({ passed: 1, failed: 2, skipped: 2 });
});

test('keeps the results of a run that was stopped, and counts the stop as a failure', () => {
  expect(countResults('passed\npassed\n', false)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('counts a run without any test as a failure', () => {
  expect(countResults('', true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
