/** Parses the arguments of `npm run backup` and `npm run restore`. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperationalError } from '#lib/process/operational-error.ts';

const BACKUP_USAGE = 'npm run backup -- [--to folder-or-file.tar] [--with-secrets]';
const RESTORE_USAGE = 'npm run restore -- file.tar [--replace]';

/**
 * @param defaultFolder folder of backups without `--to`
 * @throws OperationalError that names the argument and the usage of the command
 */
export function parseBackupArguments(
  args: readonly string[],
  defaultFolder: string,
  now: Date,
): { file: string; usesDefaultFolder: boolean; withSecrets: boolean } {
  const { values, positionals } = parse(args, { to: { type: 'string' }, 'with-secrets': { type: 'boolean' } }, BACKUP_USAGE);
  if (positionals.length > 0) throw createArgumentError(String(positionals[0]), 'this argument is not supported.', BACKUP_USAGE);
  const to = values['to'];
  if (to === '') throw createArgumentError('--to', 'the path is empty.', BACKUP_USAGE);
  const name = `causeway-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar`;
  const target = typeof to === 'string' ? to : defaultFolder;
  const isFolder = typeof to !== 'string' || /[\\/]$/.test(to) || statSync(to, { throwIfNoEntry: false })?.isDirectory() === true;
  return {
    file: path.resolve(isFolder ? path.join(target, name) : target),
    usesDefaultFolder: typeof to !== 'string',
    withSecrets: values['with-secrets'] === true,
  };
}

/** @throws OperationalError that names the argument and the usage of the command */
export function parseRestoreArguments(args: readonly string[]): { file: string; replace: boolean } {
  const { values, positionals } = parse(args, { replace: { type: 'boolean' } }, RESTORE_USAGE);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw createArgumentError('file', 'exactly one file is required.', RESTORE_USAGE);
  return { file: path.resolve(file), replace: values['replace'] === true };
}

function parse(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>, usage: string) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw createArgumentError('arguments', `${error.message.split('.')[0] ?? ''}.`, usage);
  }
}

function createArgumentError(name: string, rule: string, usage: string): OperationalError {
  return new OperationalError({ name, rule, remedy: `Usage: ${usage}` });
}
