import path from 'node:path';
import { connect } from '../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import type { Env } from '../../lib/env/env.ts';
import type { Session } from './session.ts';
import type { Steps } from './steps.ts';

/**
 * The database the content service is to use: the embedded one, started here and stopped with the session, or the one
 * DATABASE_URL names, asked once whether it can be used.
 */
export async function openDatabase(env: Env, steps: Steps, session: Session): Promise<{ url: string; detail: string }> {
  if (env.DATABASE_URL !== undefined) {
    await (await connect(env.DATABASE_URL)).destroy();
    const { host, pathname } = new URL(env.DATABASE_URL);
    return { url: env.DATABASE_URL, detail: `your PostgreSQL at ${host}${pathname}` };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: (line) => steps.say(`  ${line}`) });
  session.defer(postgres.stop);
  return { url: postgres.url, detail: `PostgreSQL 18, data in ${path.join(env.DATA_DIR, 'postgres')}` };
}
