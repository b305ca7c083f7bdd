/**
 * `npm run check`: all static checks of the code. `npm run check -- lint types` runs only the named ones.
 */
import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { formatSeconds, runCommand } from './run-command.ts';

type Check = { name: string; command: readonly string[] };

/** The folders whose imports are checked. A folder that does not exist would be an error. */
const sourceFolders = ['app', 'components', 'content', 'lib', 'server', 'scripts', 'studio', 'tests'].filter((folder) =>
  existsSync(folder),
);

const checks: readonly Check[] = [
  { name: 'route types', command: ['next', 'typegen'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'studio types', command: ['tsc', '--noEmit', '--project', 'studio'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'styles', command: ['stylelint', '**/*.css'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'imports', command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sourceFolders] },
  { name: 'lock file', command: ['node', 'scripts/lock-file.ts'] },
  { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
];

/** Runs the checks one after the other. Prints one line for each, and the output of those that fail. */
export async function runChecks(names: readonly string[] = []): Promise<{ passed: number; failed: number; failures: string[] }> {
  const failures: string[] = [];
  let passed = 0;
  for (const { name, command } of checks) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { ok, ms, output } = await runCommand(command);
    const status = ok ? styleText('green', 'ok  ') : styleText('red', 'FAIL');
    console.log(`${status}  ${name.padEnd(16)}${formatSeconds(ms).padStart(8)}`);
    if (!ok) console.log(`      ${command.join(' ')}\n${output.trim()}\n`);
    if (ok) passed += 1;
    else failures.push(`failed ${name}: ${command.join(' ')}`);
  }
  return { passed, failed: failures.length, failures };
}

if (import.meta.main) {
  const { passed, failed } = await runChecks(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
