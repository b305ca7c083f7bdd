/** `node tests/contract/replay/run.ts [part of a name]`: replays the recordings and prints where the answers differ, by recording. */
import { differences as justified } from './differences.ts';
import type { Outcome } from './replay.ts';
import { startReplay } from './start-replay.ts';

function print(outcomes: readonly Outcome[]): void {
  const show = (value: unknown) => {
    const text = value === undefined ? '(absent)' : JSON.stringify(value);
    return text.length > 300 ? `${text.slice(0, 300)}…` : text;
  };
  for (const { name, note, differences } of outcomes) {
    if (differences.length === 0) continue;
    console.log(`\n${name}${name in justified ? ' (justified)' : ''}: ${note}`);
    for (const { path, recorded, answered } of differences.slice(0, 12))
      console.log(`  ${path}\n    recorded ${show(recorded)}\n    answered ${show(answered)}`);
    if (differences.length > 12) console.log(`  … ${differences.length - 12} more`);
  }
  const equal = outcomes.filter(({ differences }) => differences.length === 0).length;
  const open = outcomes.filter(({ name, differences }) => differences.length > 0 && !(name in justified));
  console.log(
    `\nequal ${equal} of ${outcomes.length} (${((100 * equal) / outcomes.length).toFixed(1)} %), ${open.length} differ without a reason:`,
  );
  console.log(open.map(({ name }) => `  ${name}`).join('\n'));
}

print(await startReplay(process.argv[2]));
