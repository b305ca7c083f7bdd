/** Parses the arguments of `npm run import` and `npm run export`. */
import { parseArgs } from 'node:util';
import { OperationalError } from '#lib/process/operational-error.ts';
import { roles } from '../model/roles.ts';
import type { ImportOptions } from './import/import-state.ts';

const IMPORT_USAGE = `npm run import -- file.xml… [--media keep|fetch|none] [--files folder] [--ids keep|new]
                 [--existing update|leave] [--role name] [--timezone name] [--source name] [--report file]`;
const EXPORT_USAGE = 'npm run export -- [--output file.xml]';

export type ImportArguments = Pick<ImportOptions, 'files' | 'media' | 'ids' | 'existing' | 'role'> &
  Partial<Pick<ImportOptions, 'filesDir' | 'timezone' | 'source'>> & {
    /** File for the complete report. */
    report?: string;
  };

/** @throws OperationalError that names the argument, its rule and the usage of the command */
export function parseImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parseOptions(
    args,
    ['media', 'files', 'ids', 'existing', 'role', 'timezone', 'source', 'report'],
    IMPORT_USAGE,
  );
  if (positionals.length === 0) throw createArgumentError('file', 'at least one file is required.', IMPORT_USAGE);
  const { files, timezone, source, report } = values;
  if (timezone !== undefined && !isTimezone(timezone))
    throw createArgumentError('--timezone', `"${timezone}" is not a time zone. Use an IANA name such as Europe/Warsaw.`, IMPORT_USAGE);
  return {
    files: positionals,
    media: parseChoice('media', values['media'] ?? 'keep', ['keep', 'fetch', 'none']),
    ids: parseChoice('ids', values['ids'] ?? 'keep', ['keep', 'new']),
    existing: parseChoice('existing', values['existing'] ?? 'update', ['update', 'leave']),
    role: parseChoice(
      'role',
      values['role'] ?? 'subscriber',
      roles.map(({ name }) => name),
    ),
    ...(files !== undefined && { filesDir: files }),
    ...(timezone !== undefined && { timezone }),
    ...(source !== undefined && { source }),
    ...(report !== undefined && { report }),
  };
}

/** @throws OperationalError that names the argument and the usage of the command */
export function parseExportArguments(args: readonly string[]): { output: string } {
  const { values, positionals } = parseOptions(args, ['output'], EXPORT_USAGE);
  if (positionals.length > 0) throw createArgumentError(String(positionals[0]), 'this argument is not supported.', EXPORT_USAGE);
  return { output: values['output'] ?? 'export.xml' };
}

function parseOptions(args: readonly string[], names: readonly string[], usage: string) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Record<string, string | undefined>, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw createArgumentError('arguments', `${error.message.split('.')[0] ?? ''}.`, usage);
  }
}

function parseChoice<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw createArgumentError(`--${name}`, `"${value}" is not one of ${choices.join(', ')}.`, IMPORT_USAGE);
  return choice;
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function createArgumentError(name: string, rule: string, usage: string): OperationalError {
  return new OperationalError({ name, rule, remedy: `Usage: ${usage}` });
}
