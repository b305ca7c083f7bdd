import { expect, test } from 'vitest';
import { countResults } from './count-results.ts';

const passed = 'passed a.test.ts > adds\n';
const failed = 'failed a.test.ts > subtracts\n';

test('counts passed and failed tests, and names those that failed', () => {
  const failures = ['failed a.test.ts > subtracts'];
  expect(countResults(passed + failed + passed, false)).toEqual({ passed: 2, failed: 1, skipped: 0, failures, repeated: [] });
  expect(countResults(passed + passed, true)).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [], repeated: [] });
});

test('counts a test that passed at the second attempt as passed, and names it', () => {
  const repeated = ['repeated a.test.ts > multiplies'];
  expect(countResults(`${passed}${repeated.join('')}\n`, true)).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [], repeated });
});

test('counts a skipped or unfinished test as failed', () => {
  const failures = ['skipped a.test.ts > divides', 'pending a.test.ts > waits'];
  expect(countResults(`${passed}${failures.join('\n')}\n`, true)).toEqual({ passed: 1, failed: 2, skipped: 2, failures, repeated: [] });
});

test('keeps the results of a run that was stopped, and counts the stop as a failure', () => {
  expect(countResults(passed + passed, false)).toEqual({ passed: 2, failed: 1, skipped: 0, failures: [], repeated: [] });
});

test('counts a run without any test as a failure', () => {
  expect(countResults('', true)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [], repeated: [] });
});
