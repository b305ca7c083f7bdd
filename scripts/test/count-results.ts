export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that did not pass. */
  failures: readonly string[];
}

/**
 * Counts the lines that results-reporter.ts wrote: a state (`passed`, `failed`, `skipped` or `pending`) and the name of the test. Tests that did not
 * run count as failed. If a run exits with an error although no test failed, for example because a service did not start, one failure is counted.
 * @param hasSucceeded whether the run ended with exit code 0
 */
export function countResults(lines: string, hasSucceeded: boolean): TestCount {
  const results = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ state: line.split(' ', 1)[0], line }));
  const failures = results.filter(({ state }) => state !== 'passed').map(({ line }) => line);
  const skipped = results.filter(({ state }) => state !== 'passed' && state !== 'failed').length;
  const hasRun = results.length > 0;
  return {
    passed: results.length - failures.length,
    skipped,
    failed: hasSucceeded && hasRun ? failures.length : Math.max(failures.length, 1),
    failures,
  };
}
