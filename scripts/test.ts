/**
 * `npm test`: the checks, the unit tests, the contract tests against a seeded content service, and the browser tests against the built site.
 * Ends with the names of the tests that failed or had to be repeated, and the line `N passed, N failed`, in which a check counts as one test.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepCompiledCode } from './compile-cache.ts';
import { ensureChromium } from '../tests/support/chromium.ts';
import { runChecks } from './check.ts';
import { formatSeconds, runCommand } from './run-command.ts';
import { countResults, type TestCount } from './test/count-results.ts';

type VitestOptions = {
  /** Prints the output at the end. */
  isQuiet?: boolean;
  /** A part of the test files, in Vitest's form: `1/2`. */
  shard?: string;
};

/** Runs one project of vitest.config.ts and counts its tests, also when the run hangs or crashes. */
async function runVitest(project: string, { isQuiet = false, shard }: VitestOptions = {}): Promise<TestCount> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-results-'));
  const file = path.join(folder, 'results.txt');
  try {
    const command = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=./scripts/test/results-reporter.ts'];
    if (shard) command.push(`--shard=${shard}`);
    const { ok, output } = await runCommand(command, { live: !isQuiet, env: { TEST_RESULTS_FILE: file } });
    if (isQuiet) console.log(output);
    const stopped = /\nStopped: .*$/.exec(output);
    if (stopped) console.log(stopped[0]);
    const count = countResults(await readFile(file, 'utf8').catch(() => ''), ok);
    if (count.skipped > 0) console.log(`${count.skipped} tests of ${project} were skipped and count as failed.`);
    return count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The browser tests leave a part of each processor idle while they wait for the browser, so two lanes run at the same time, each with a site of its own. */
const BROWSER_LANES = 2;

type StepResult = Pick<TestCount, 'passed' | 'failed' | 'failures'> & Partial<Pick<TestCount, 'repeated'>>;

/** Installs Chromium if it is missing, and creates what the browser and block tests share. Without this step, they would create it at the same time. */
async function prepareBrowserTests(): Promise<StepResult> {
  try {
    await ensureChromium((line) => console.log(line));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: ['Chromium is missing.'] };
  }
  const { ok } = await runCommand(['node', 'tests/support/prepare-browser-tests.ts'], { live: true });
  return { passed: 0, failed: ok ? 0 : 1, failures: ok ? [] : ['The site or the images of the seed could not be created.'] };
}

type Step = { name: string; run: () => Promise<StepResult> };

/** The steps of a group run at the same time. All steps but the browser tests use every core. */
const groups: readonly (readonly Step[])[] = [
  [{ name: 'Checks', run: () => runChecks() }],
  [{ name: 'Unit tests', run: () => runVitest('unit') }],
  [{ name: 'Contract tests', run: () => runVitest('contract') }],
  [{ name: 'Build', run: prepareBrowserTests }],
  [{ name: 'Block tests', run: () => runVitest('blocks') }],
  Array.from({ length: BROWSER_LANES }, (_, index): Step => {
    const lane = index + 1;
    return { name: `Browser tests ${lane}`, run: () => runVitest('e2e', { shard: `${lane}/${BROWSER_LANES}`, isQuiet: lane > 1 }) };
  }),
];

/** The tests that failed, or passed only when repeated. */
const notable: string[] = [];
const total = { passed: 0, failed: 0 };

/** @returns the line of the step in the summary */
async function runStep({ name, run }: Step): Promise<string> {
  const started = performance.now();
  const { passed, failed, failures, repeated = [] } = await run();
  notable.push(...repeated, ...failures);
  total.passed += passed;
  total.failed += failed;
  const duration = formatSeconds(performance.now() - started);
  return `${name.padEnd(16)}${`${passed} passed, ${failed} failed`.padEnd(28)}${duration.padStart(8)}`;
}

keepCompiledCode(path.resolve(import.meta.dirname, '..'));
const summary: string[] = [];
for (const group of groups) {
  console.log(`\n${group.map(({ name }) => name).join(', ')}`);
  summary.push(...(await Promise.all(group.map(runStep))));
}
if (notable.length > 0) console.log(`\n${notable.join('\n')}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
