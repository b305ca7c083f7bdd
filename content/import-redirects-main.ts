/** `npm run import:redirects -- file.csv [--replace]`: imports redirects from a CSV file with the columns from, to, status and format. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLog } from '#lib/log/log.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import type { Services } from './commands/core/services.ts';
import { importRedirects } from './commands/seo/redirect-commands.ts';
import { parseRedirectCsv, type RedirectLine } from './commands/seo/redirect-csv.ts';
import { UserError } from './core/user-error.ts';
import { withDatabase } from './db/with-database.ts';
import { operator } from './permissions/viewer.ts';

const USAGE = 'Usage: npm run import:redirects -- file.csv [--replace]';

await withDatabase(async (db, env) => {
  const { file, replace } = parseArguments(process.argv.slice(2));
  // The import uses no other services.
  const services = { db, siteUrl: env.SITE_URL, now: () => new Date(), log: createLog(env.LOG_LEVEL) } as Services;
  const lines = await rejectUserErrors(file, async () => parseRedirectCsv(await readText(file)));
  const redirects = lines.flatMap((line) => ('redirect' in line ? [{ ...line.redirect, line: line.line }] : []));
  const result = await rejectUserErrors(file, () => importRedirects(services, operator, redirects, replace ? 'replace' : 'skip'));
  const refused = [
    ...lines.flatMap((line) => ('message' in line ? [line] : [])),
    ...result.problems.map(({ index, origin, message }) => ({ line: redirects[index]?.line ?? 0, origin, message })),
  ].toSorted((a, b) => a.line - b.line);
  const counts = `${result.created} created, ${result.updated} replaced, ${result.skipped} already exist, ${refused.length} refused`;
  process.stdout.write(`${[...refused.map(formatRefusal), counts].join('\n')}\n`);
  if (refused.length > 0) process.exitCode = 1;
});

function parseArguments(args: string[]): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, options: { replace: { type: 'boolean', default: false } }, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw createError('file', 'exactly one file is required.', USAGE);
    return { file, replace: values.replace };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw createError('arguments', `${error.message.split('.')[0] ?? ''}.`, USAGE);
  }
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw createError(file, `cannot be read: ${(error as Error).message}.`, USAGE);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createError(file, 'must be encoded as UTF-8.', 'Save it as "CSV UTF-8".');
  }
}

/** Reports a rule that the whole file breaks as one message. */
async function rejectUserErrors<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw createError(file, error.message, 'No redirect was imported.');
  }
}

function formatRefusal({ line, origin, message }: Pick<RedirectLine, 'line' | 'origin'> & { message: string }): string {
  return `line ${line}: ${origin}: ${message}`;
}

function createError(name: string, rule: string, remedy: string): OperationalError {
  return new OperationalError({ name, rule, remedy });
}
