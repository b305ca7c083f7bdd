/** `npm run seed`: fills an empty database with the seed content, and starts nothing. A database that holds content is left as it is. */
import { join } from 'node:path';
import { readEnv } from '#lib/env/env.ts';
import { Problem } from '#lib/process/problem.ts';
import { report } from '#lib/process/supervised.ts';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { prepare } from '../prepare.ts';
import { seed } from './index.ts';

async function run(): Promise<void> {
  const env = readEnv();
  const log = (detail: string) => report({ step: 'database', state: 'progress', detail });
  const embedded =
    env.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log, whenRunning: 'share' }) : undefined;
  try {
    const db = await connect(env.DATABASE_URL ?? embedded?.url ?? '');
    try {
      await prepare({
        db,
        dataDir: env.DATA_DIR,
        mediaDir: join(env.DATA_DIR, 'media'),
        contentUrl: env.CONTENT_URL,
        readSeed: async () => seed,
      });
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  report({ step: 'failed', problem: error.details });
  process.exitCode = 1;
}
