/**
 * `npm test`: the checks, the unit tests, the contract tests against a seeded content service, and the browser tests against the built site.
 * Ends with the names of the failed tests and the line `N passed, N failed`, in which a check counts as one test.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../tests/support/chromium.ts';
import { runChecks } from './check.ts';
import { formatSeconds, runCommand } from './run-command.ts';
import { countResults, type TestCount } from './test/count-results.ts';

/** Runs one project of vitest.config.ts and counts its tests, also when the run hangs or crashes. */
async function runVitest(project: string): Promise<TestCount> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-results-'));
  const file = path.join(folder, 'results.txt');
  try {
    const command = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=./scripts/test/results-reporter.ts'];
    const { ok, output } = await runCommand(command, { live: true, env: { TEST_RESULTS_FILE: file } });
    const stopped = /\nStopped: .*$/.exec(output);
    if (stopped) console.log(stopped[0]);
    const count = countResults(await readFile(file, 'utf8').catch(() => ''), ok);
    if (count.skipped > 0) console.log(`${count.skipped} tests of ${project} were skipped and count as failed.`);
    return count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the browser tests after making sure that Chromium is installed. They build the site themselves when its inputs have changed. */
async function runBrowserTests(): Promise<TestCount> {
  try {
    await ensureChromium((line) => console.log(line));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, failures: ['Chromium is missing.'] };
  }
  return await runVitest('e2e');
}

const steps: readonly { name: string; run: () => Promise<Omit<TestCount, 'skipped'>> }[] = [
  { name: 'Checks', run: () => runChecks() },
  { name: 'Unit tests', run: () => runVitest('unit') },
  { name: 'Contract tests', run: () => runVitest('contract') },
  { name: 'Block tests', run: () => runVitest('blocks') },
  { name: 'Browser tests', run: runBrowserTests },
];

const summary: string[] = [];
const allFailures: string[] = [];
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n${step.name}`);
  const started = performance.now();
  const { passed, failed, failures } = await step.run();
  allFailures.push(...failures);
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${step.name.padEnd(16)}${`${passed} passed, ${failed} failed`.padEnd(28)}${formatSeconds(performance.now() - started).padStart(8)}`,
  );
}
if (allFailures.length > 0) console.log(`\n${allFailures.join('\n')}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
