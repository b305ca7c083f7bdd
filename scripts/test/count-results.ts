export type TestCount = { passed: number; failed: number; skipped: number };

/**
 * Counts the lines that results-reporter.ts wrote, one state (`passed`, `failed`, `skipped`, `pending`) a line. A test that did not run counts as
 * failed, and so does a run that ended badly without a failed test, for example because a service did not start.
 * @param ok whether the run ended with exit code 0
 */
export function countResults(lines: string, ok: boolean): TestCount {
  const states = lines.split('\n').filter((line) => line !== '');
  const passed = states.filter((state) => state === 'passed').length;
  const skipped = states.filter((state) => state !== 'passed' && state !== 'failed').length;
  const failed = states.length - passed;
  const hasRun = states.length > 0;
  return { passed, skipped, failed: ok && hasRun ? failed : Math.max(failed, 1) };
}
