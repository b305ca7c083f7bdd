import path from 'node:path';
import { connect } from '../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import type { Env } from '../../lib/env/env.ts';
import type { Session } from './session.ts';
import type { Steps } from './steps.ts';

/**
 * Opens the database for the content service: the one that DATABASE_URL specifies, after testing the connection, or the embedded one, which is
 * stopped when the session ends.
 * @throws OperationalError if the database cannot be used
 */
export async function openDatabase(env: Env, steps: Steps, session: Session): Promise<{ url: string; detail: string }> {
  if (env.DATABASE_URL !== undefined) {
    await (await connect(env.DATABASE_URL)).destroy();
    const { host, pathname } = new URL(env.DATABASE_URL);
    return { url: env.DATABASE_URL, detail: `external PostgreSQL at ${host}${pathname}` };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: (line) => steps.print(`  ${line}`) });
  session.defer(postgres.stop);
  return { url: postgres.url, detail: `PostgreSQL 18, data in ${path.join(env.DATA_DIR, 'postgres')}` };
}
