/** `node tests/contract/replay/run.ts [part of a name]`: replays the recordings and prints all differences by recording. */
import { differences as intendedDifferences } from './differences.ts';
import type { ReplayResult } from './replay.ts';
import { startReplay } from './start-replay.ts';

function print(results: readonly ReplayResult[]): void {
  const format = (value: unknown) => {
    const text = value === undefined ? '(absent)' : JSON.stringify(value);
    return text.length > 300 ? `${text.slice(0, 300)}…` : text;
  };
  for (const { name, note, differences } of results) {
    if (differences.length === 0) continue;
    console.log(`\n${name}${name in intendedDifferences ? ' (intended)' : ''}: ${note}`);
    for (const { path, recorded, actual } of differences.slice(0, 12))
      console.log(`  ${path}\n    recorded ${format(recorded)}\n    actual   ${format(actual)}`);
    if (differences.length > 12) console.log(`  … ${differences.length - 12} more`);
  }
  const equal = results.filter(({ differences }) => differences.length === 0).length;
  const unexplained = results.filter(({ name, differences }) => differences.length > 0 && !(name in intendedDifferences));
  console.log(
    `\nequal ${equal} of ${results.length} (${((100 * equal) / results.length).toFixed(1)} %), ${unexplained.length} differ without a reason:`,
  );
  console.log(unexplained.map(({ name }) => `  ${name}`).join('\n'));
}

print(await startReplay(process.argv[2]));
