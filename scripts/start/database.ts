import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import type { Env } from '../../lib/env/env.ts';
import type { Session } from './session.ts';
import type { Steps } from './steps.ts';

const RETRY_MS = 500;

export interface OpenDatabase {
  url: string;
  /** For the line of the step. */
  detail: string;
}

/**
 * Opens the database for the content service: the one that DATABASE_URL specifies, after testing the connection, or the embedded one, which is
 * restarted if it ends unexpectedly and stopped when the session ends.
 * @throws OperationalError if the database cannot be used
 */
export async function openDatabase(env: Env, steps: Steps, session: Session): Promise<OpenDatabase> {
  if (env.DATABASE_URL !== undefined) {
    await (await connect(env.DATABASE_URL)).destroy();
    const { host, pathname } = new URL(env.DATABASE_URL);
    return { url: env.DATABASE_URL, detail: `external PostgreSQL at ${host}${pathname}` };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    canCreate: env.ALLOW_NEW_DATABASE,
    log: (line) => steps.print(`  ${line}`),
    onCrashLoop: session.fail,
  });
  session.defer(postgres.stop);
  return { url: postgres.url, detail: `PostgreSQL 18, data in ${path.join(env.DATA_DIR, 'postgres')}` };
}

/** Resolves when the database accepts connections, or when the signal is aborted. Without it, the content service would fail to start again. */
export async function waitForDatabase(url: string, signal: AbortSignal, log: (line: string) => void): Promise<void> {
  let hasLogged = false;
  while (!signal.aborted) {
    try {
      await (await connect(url)).destroy();
      return;
    } catch (error) {
      if (!hasLogged) log(`Waiting for the database. ${error instanceof Error ? error.message : String(error)}`);
      hasLogged = true;
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
  }
}
