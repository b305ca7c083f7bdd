/** Opens the configured database for commands such as `npm run import`, and migrates it. */
import { readEnv, type Env } from '#lib/env/env.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import type { Kysely } from 'kysely';
import { connect } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

/**
 * Runs `work` with the database. An `OperationalError` is reported as one message and sets exit code 1. If the content service is running, its
 * embedded database is shared.
 */
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
