export type TestCount = { passed: number; failed: number; skipped: number };

/**
 * Counts the lines that results-reporter.ts wrote, one state per line: `passed`, `failed`, `skipped` or `pending`. Tests that did not
 * run count as failed. If a run exits with an error although no test failed, for example because a service did not start, one failure is counted.
 * @param hasSucceeded whether the run ended with exit code 0
 */
export function countResults(lines: string, hasSucceeded: boolean): TestCount {
  const states = lines.split('\n').filter((line) => line !== '');
  const passed = states.filter((state) => state === 'passed').length;
  const skipped = states.filter((state) => state !== 'passed' && state !== 'failed').length;
  const failed = states.length - passed;
  const hasRun = states.length > 0;
  return { passed, skipped, failed: hasSucceeded && hasRun ? failed : Math.max(failed, 1) };
}
