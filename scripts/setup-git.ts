/**
 * `npm run setup-git` configures this clone so that generated files never conflict: a merge keeps one side of them (`merge=regenerate` in
 * .gitattributes), and a hook runs `npm run generate` when the merge or rebase is complete. It cannot run earlier, because the generators read
 * the merged sources.
 */
import { runCommand } from './run-command.ts';

const HOOKS = 'scripts/git-hooks';

const settings: readonly (readonly [name: string, value: string])[] = [
  ['merge.regenerate.name', 'keep one side; npm run generate writes the file again after the merge'],
  ['merge.regenerate.driver', 'true'],
  ['core.hooksPath', HOOKS],
];

const { output } = await runCommand(['git', 'config', '--local', 'core.hooksPath']);
const hooksPath = output.trim();
if (hooksPath !== '' && hooksPath !== HOOKS) {
  console.error(
    `This clone already has hooks in ${hooksPath} (core.hooksPath), and Git knows one hooks folder only. Call ${HOOKS}/post-merge and ${HOOKS}/post-rewrite from yours, and run: git config merge.regenerate.driver true`,
  );
  process.exitCode = 1;
} else {
  for (const [name, value] of settings) {
    const result = await runCommand(['git', 'config', '--local', name, value]);
    if (!result.ok) throw new Error(`git config ${name} failed: ${result.output.trim()}`);
  }
  console.log('Generated files are now written again after every merge and rebase.');
}
