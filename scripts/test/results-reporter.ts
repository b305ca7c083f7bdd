/**
 * A vitest reporter for `npm test`. It appends one line for each finished test to the file named by TEST_RESULTS_FILE, so that the results of a
 * run that is killed halfway are not lost, and prints a progress line at least once a minute while tests finish.
 */
import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

const PROGRESS_INTERVAL_MS = 60_000;

export default class ResultsReporter implements Reporter {
  #finished = 0;
  #lastProgress = performance.now();

  onTestCaseResult(testCase: TestCase): void {
    const file = process.env['TEST_RESULTS_FILE'];
    const { state: result } = testCase.result();
    const state = result === 'passed' && testCase.diagnostic()?.flaky === true ? 'repeated' : result;
    if (file) appendFileSync(file, `${state} ${testCase.module.relativeModuleId} > ${testCase.fullName.replaceAll('\n', ' ')}\n`);
    this.#finished += 1;
    if (performance.now() - this.#lastProgress < PROGRESS_INTERVAL_MS) return;
    this.#lastProgress = performance.now();
    console.log(`… ${this.#finished} tests finished`);
  }
}
