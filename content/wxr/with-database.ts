/** The frame of the two command lines: the database of the environment, brought up to date. */
import { readEnv, type Env } from '#lib/env/env.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import type { Kysely } from 'kysely';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';

/** Runs the work; a `Problem` is told in one message and ends the process with code 1. A running product shares its embedded database. */
export async function withDatabase(work: (db: Kysely<Database>, env: Env) => Promise<void>): Promise<void> {
  try {
    const env = readEnv();
    const log = (detail: string) => reportMessage({ step: 'database', state: 'progress', detail });
    const embedded =
      env.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log, whenRunning: 'share' }) : undefined;
    try {
      const db = await connect(env.DATABASE_URL ?? embedded?.url ?? '');
      try {
        await migrate(db);
        await work(db, env);
      } finally {
        await db.destroy();
      }
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    if (!(error instanceof OperationalError)) throw error;
    reportMessage({ step: 'failed', error: error.details });
    process.exitCode = 1;
  }
}
