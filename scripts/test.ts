/**
 * `npm test`: the checks, the unit tests, the contract tests against a seeded content service, and the browser tests against the built site.
 * Ends with the line `N passed, N failed`, in which a check counts as one test.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../tests/support/chromium.ts';
import { runChecks } from './check.ts';
import { inSeconds, run } from './run.ts';

type Count = { passed: number; failed: number };

const minutes = 60_000;

/** The part of vitest's JSON report that is counted. */
type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };

/**
 * Runs one project of vitest.config.ts. A test that was skipped counts as failed: nothing is known about what it tests. So does a run
 * that ends badly without a failed test, as when a service does not start.
 */
async function runVitest(project: string, limitMs: number): Promise<Count> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const command = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { ok } = await run(command, { limitMs, live: true });
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: 1 };
    const report: VitestReport = JSON.parse(text);
    const skipped = report.numPendingTests + report.numTodoTests;
    if (skipped > 0) console.log(`${skipped} tests of ${project} did not run and count as failed.`);
    const failed = report.numFailedTests + skipped;
    return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The browser tests, once there is a browser. They build the site themselves when its inputs have changed. */
async function browserTests(): Promise<Count> {
  try {
    await ensureChromium((line) => console.log(line));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return await runVitest('e2e', 16 * minutes);
}

const steps: readonly { name: string; run: () => Promise<Count> }[] = [
  { name: 'Checks', run: () => runChecks() },
  { name: 'Unit tests', run: () => runVitest('unit', 4 * minutes) },
  { name: 'Contract tests', run: () => runVitest('contract', 9 * minutes) },
  { name: 'Block tests', run: () => runVitest('blocks', 8 * minutes) },
  { name: 'Browser tests', run: browserTests },
];

const summary: string[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n${step.name}`);
  const started = performance.now();
  const { passed, failed } = await step.run();
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${step.name.padEnd(16)}${`${passed} passed, ${failed} failed`.padEnd(28)}${inSeconds(performance.now() - started).padStart(8)}`,
  );
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
