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

/**
 * Runs one project of vitest.config.ts and counts its tests, also when the run hangs or crashes.
 * @param isBackground prints the output at the end
 */
async function runVitest(project: string, isBackground = false): Promise<TestCount> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-results-'));
  const file = path.join(folder, 'results.txt');
  try {
    const command = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=./scripts/test/results-reporter.ts'];
    const { ok, output } = await runCommand(command, { live: !isBackground, isBackground, env: { TEST_RESULTS_FILE: file } });
    if (isBackground) console.log(output);
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

/** The browser and block tests need the same images. Without this step, both would create them at the same time. */
async function createImages(): Promise<TestCount> {
  const { ok } = await runCommand(['node', 'tests/support/seed-images.ts'], { live: true });
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : ['The images of the seed could not be created.'] };
}

type Step = { name: string; run: () => Promise<Omit<TestCount, 'skipped'>> };

/**
 * The steps of a group run at the same time. The browser tests leave a part of two cores idle, which the block tests use. All other steps use every core.
 */
const groups: readonly (readonly Step[])[] = [
  [{ name: 'Checks', run: () => runChecks() }],
  [{ name: 'Unit tests', run: () => runVitest('unit') }],
  [{ name: 'Contract tests', run: () => runVitest('contract') }],
  [{ name: 'Images', run: createImages }],
  [
    { name: 'Browser tests', run: runBrowserTests },
    { name: 'Block tests', run: () => runVitest('blocks', true) },
  ],
];

const allFailures: string[] = [];
const total = { passed: 0, failed: 0 };

/** @returns the line of the step in the summary */
async function runStep({ name, run }: Step): Promise<string> {
  const started = performance.now();
  const { passed, failed, failures } = await run();
  allFailures.push(...failures);
  total.passed += passed;
  total.failed += failed;
  const duration = formatSeconds(performance.now() - started);
  return `${name.padEnd(16)}${`${passed} passed, ${failed} failed`.padEnd(28)}${duration.padStart(8)}`;
}

const summary: string[] = [];
for (const group of groups) {
  console.log(`\n${group.map(({ name }) => name).join(', ')}`);
  summary.push(...(await Promise.all(group.map(runStep))));
}
if (allFailures.length > 0) console.log(`\n${allFailures.join('\n')}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
