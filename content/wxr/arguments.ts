/** Arguments of the two command lines. */
import { parseArgs } from 'node:util';
import { OperationalError } from '#lib/process/operational-error.ts';
import { roles } from '../model/roles.ts';
import type { ImportOptions } from './import/job.ts';

const IMPORT_USAGE = `npm run import -- file.xml [--media keep|fetch|none] [--files folder] [--ids keep|new] [--existing update|leave]
                          [--role subscriber|…] [--timezone Europe/Warsaw] [--source name]`;
const EXPORT_USAGE = 'npm run export -- [--output file.xml]';

export type ImportArguments = Pick<ImportOptions, 'file' | 'media' | 'ids' | 'existing' | 'role'> &
  Partial<Pick<ImportOptions, 'filesDir' | 'timezone' | 'source'>>;

/** @throws Problem naming the argument, what it must be and the usage */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args, ['media', 'files', 'ids', 'existing', 'role', 'timezone', 'source'], IMPORT_USAGE);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw wrong('file', 'name one file to import.', IMPORT_USAGE);
  const { files, timezone, source } = values;
  if (timezone !== undefined && !isTimezone(timezone)) throw wrong('--timezone', `"${timezone}" is no time zone.`, IMPORT_USAGE);
  return {
    file,
    media: oneOf('media', values['media'] ?? 'keep', ['keep', 'fetch', 'none']),
    ids: oneOf('ids', values['ids'] ?? 'keep', ['keep', 'new']),
    existing: oneOf('existing', values['existing'] ?? 'update', ['update', 'leave']),
    role: oneOf(
      'role',
      values['role'] ?? 'subscriber',
      roles.map(({ name }) => name),
    ),
    ...(files !== undefined && { filesDir: files }),
    ...(timezone !== undefined && { timezone }),
    ...(source !== undefined && { source }),
  };
}

/** @throws Problem */
export function readExportArguments(args: readonly string[]): { output: string } {
  const { values, positionals } = parse(args, ['output'], EXPORT_USAGE);
  if (positionals.length > 0) throw wrong(String(positionals[0]), 'it is not known.', EXPORT_USAGE);
  return { output: values['output'] ?? 'export.xml' };
}

function parse(args: readonly string[], names: readonly string[], usage: string) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Record<string, string | undefined>, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw wrong('arguments', `${error.message.split('.')[0] ?? ''}.`, usage);
  }
}

function oneOf<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw wrong(`--${name}`, `it must be one of ${choices.join(', ')}, not "${value}".`, IMPORT_USAGE);
  return found;
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const wrong = (name: string, rule: string, usage: string) => new OperationalError({ name, rule, remedy: 'Call it so:', example: usage });
