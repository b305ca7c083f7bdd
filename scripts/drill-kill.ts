/**
 * `npm run drill:kill -- [--rounds 21] [--minutes 60]`: starts the product in a folder of its own on free ports of this machine, continuously reads pages and
 * writes content, and kills its processes with SIGKILL, one kind after the other. Prints the failures and the duration of each recovery. The exit code is 1 if
 * an acknowledged write is lost, a page that was requested before could not be read, or a start needed a manual step.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperationalError } from '../lib/process/operational-error.ts';
import { createProduct } from './drill-kill/product.ts';
import { runKillDrill, targets } from './drill-kill/run-drill.ts';

const MAX_ROUNDS = 500;
const MAX_PRINTED_PROBLEMS = 20;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '21' },
    minutes: { type: 'string', default: '60' },
    'data-folder': { type: 'string', default: path.resolve(import.meta.dirname, '..', '.data', 'drill-kill') },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS) {
  console.error(
    `--rounds: must be a whole number from 1 to ${MAX_ROUNDS}.\n  Usage: npm run drill:kill -- [--rounds 21] [--minutes 60] [--data-folder folder]`,
  );
  process.exit(1);
}
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes: must be a number greater than 0, the time after which no round begins.');
  process.exit(1);
}

console.log('Starting the product. The first start resizes pictures and builds the site.');
const product = await createProduct({ dataDir: path.resolve(values['data-folder']) });
const result = await runKillDrill({ product, rounds, minutes, log: console.log }).catch((error: unknown) => {
  if (!(error instanceof OperationalError)) throw error;
  console.error(error.message);
  process.exit(1);
});
console.log(
  `\n${result.recoveries.length} kills, ${result.acknowledgedWrites} acknowledged writes (${result.refusedWrites} refused or interrupted)`,
);
for (const [name, { requests, failures, slowestMs }] of [
  ['previously requested pages while the site process ran', result.whileUp],
  ['pages while it was killed or starting', result.whileDown],
] as const)
  console.log(`${name}: ${requests} requests, ${failures} failed, slowest ${slowestMs.toFixed(0)} ms`);
console.table(
  targets.flatMap((target) => {
    const times = result.recoveries.filter((recovery) => recovery.target === target).map(({ ms }) => ms / 1000);
    if (times.length === 0) return [];
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    return [
      { killed: target, rounds: times.length, 'median recovery (s)': median.toFixed(1), 'longest (s)': Math.max(...times).toFixed(1) },
    ];
  }),
);
for (const problem of result.problems.slice(0, MAX_PRINTED_PROBLEMS)) console.error(problem);
console.log(result.problems.length === 0 ? 'No problems.' : `${result.problems.length} problems.`);
if (result.problems.length > 0) process.exitCode = 1;
