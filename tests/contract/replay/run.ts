/**
 * `npm run replay -- [folder] [--only part-of-a-name]`: replays recordings of a WordPress against a new site with the recorded content, and prints each
 * difference. Without a folder, it replays the recordings of the project and prints the reason for each intended difference and for each recording that is not
 * replayed. For a folder, no difference counts
 * as intended, and the two bodies are printed. The exit code is 1 if a response differs without a reason.
 */
import { parseArgs } from 'node:util';
import { contradictions, findReason, notReplayed } from './differences.ts';
import type { ReplayResult } from './replay.ts';
import { startReplay } from './start-replay.ts';

const MAX_TEXT_LENGTH = 300;

const { values, positionals } = parseArgs({ options: { only: { type: 'string', default: '' } }, allowPositionals: true });
const [folder] = positionals;

function format(value: unknown): string {
  const text = value === undefined ? '(absent)' : JSON.stringify(value);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

const getReason = (name: string, path: string) => (folder === undefined ? findReason(name, path) : undefined);

function print({ name, note, differences, bodies }: ReplayResult): void {
  console.log(`\n${name}: ${note}`);
  for (const { path, recorded, actual } of differences) {
    const reason = getReason(name, path);
    console.log(`  ${path}\n    recorded ${format(recorded)}\n    actual   ${format(actual)}`);
    if (reason !== undefined) console.log(`    intended ${reason}`);
  }
  if (folder !== undefined)
    console.log(`  recorded body: ${JSON.stringify(bodies.recorded)}\n  actual body:   ${JSON.stringify(bodies.actual)}`);
}

const results = await startReplay({ only: values.only, ...(folder !== undefined && { folder }) });
const differing = results.filter(({ differences }) => differences.length > 0);
for (const result of differing) print(result);
const equalCount = results.length - differing.length;
const intendedCount = differing.flatMap(({ name, differences }) =>
  differences.filter(({ path }) => getReason(name, path) !== undefined),
).length;
const unexplained = differing.filter(({ name, differences }) => differences.some(({ path }) => getReason(name, path) === undefined));
console.log(`\n${equalCount} of ${results.length} responses are equal (${((100 * equalCount) / results.length).toFixed(1)} %).`);
if (folder === undefined) {
  const contradicted = Object.entries(contradictions).map(([name, { by, reason }]) => [name, `Contradicted by ${by}. ${reason}`] as const);
  const excluded = [...Object.entries(notReplayed), ...contradicted];
  console.log(`${excluded.length} recordings are not replayed:`);
  for (const [name, reason] of excluded) console.log(`  ${name}: ${reason}`);
  console.log(`${intendedCount} fields of ${differing.length} responses differ intentionally.`);
}
console.log(`${unexplained.length} responses differ without a reason${unexplained.length === 0 ? '.' : ':'}`);
for (const { name } of unexplained) console.log(`  ${name}`);
process.exitCode = unexplained.length === 0 ? 0 : 1;
