export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that did not pass. */
  failures: readonly string[];
  /** The tests that passed at the second attempt only. */
  repeated: readonly string[];
}

/**
 * Counts the lines that results-reporter.ts wrote: a state (`passed`, `repeated`, `failed`, `skipped` or `pending`) and the name of the test. Tests that
 * passed at the second attempt count as passed, and tests that did not run as failed. If a run exits with an error although no test failed, for example because a service did not start, one failure is counted.
 * @param hasSucceeded whether the run ended with exit code 0
 */
export function countResults(lines: string, hasSucceeded: boolean): TestCount {
  const results = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ state: line.split(' ', 1).join(), line }));
  const getLines = (...states: readonly string[]) => results.filter(({ state }) => states.includes(state)).map(({ line }) => line);
  const skipped = getLines('skipped', 'pending');
  const failures = [...getLines('failed'), ...skipped];
  const hasRun = results.length > 0;
  return {
    passed: results.length - failures.length,
    skipped: skipped.length,
    failed: hasSucceeded && hasRun ? failures.length : Math.max(failures.length, 1),
    failures,
    repeated: getLines('repeated'),
  };
}
