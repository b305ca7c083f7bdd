import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Env, readEnv } from '#lib/env/env.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { toFileError } from './file-error.ts';

/** Runs a command. An `OperationalError` is reported as one message and sets exit code 1. */
export async function runCommand(work: (env: Env) => Promise<void>): Promise<void> {
  try {
    await work(readEnv());
  } catch (failure) {
    const error = toFileError(failure, 'DATA_DIR');
    if (!(error instanceof OperationalError)) throw error;
    reportMessage({ step: 'failed', error: error.details });
    process.exitCode = 1;
  }
}

/** Runs `work` with the URL of the configured database, which is started if it is the embedded one and not running. */
export async function withDatabaseUrl(
  env: Env,
  whenRunning: 'fail' | 'share',
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  if (env.DATABASE_URL !== undefined) return await work(env.DATABASE_URL);
  const log = (detail: string) => reportMessage({ step: 'database', state: 'progress', detail });
  // A restore may create the database, because the previous one may be lost.
  const canCreate = whenRunning === 'fail';
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log, whenRunning, canCreate });
  try {
    await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** Returns the version in package.json. */
export async function readProductVersion(): Promise<string> {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
