/**
 * `npm run seed` loads the seed content into an empty database without starting the service. It does not change a database that has content.
 * `npm run seed -- --scale 100000` then adds copies until the database has that many nodes, for load tests.
 */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { readEnv } from '#lib/env/env.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage, runStep } from '#lib/process/supervised.ts';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import type { Database } from '../db/tables.ts';
import { prepareContent } from './prepare.ts';
import { seed } from './index.ts';
import { parseScaleArgument } from './scale/scale-argument.ts';
import { addCopiesToScale, getScaleTargets } from './scale/add-copies.ts';

async function run(): Promise<void> {
  const scale = parseScaleArgument(process.argv.slice(2));
  const env = readEnv();
  const log = (detail: string) => reportMessage({ step: 'database', state: 'progress', detail });
  const embedded =
    env.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log, whenRunning: 'share', canCreate: env.ALLOW_NEW_DATABASE })
      : undefined;
  try {
    const db = await connect(env.DATABASE_URL ?? embedded?.url ?? '');
    try {
      await prepareContent({
        db,
        dataDir: env.DATA_DIR,
        mediaDir: join(env.DATA_DIR, 'media'),
        contentUrl: env.CONTENT_URL,
        canCreate: env.ALLOW_NEW_DATABASE,
        readSeed: async () => seed,
      });
      if (scale !== undefined) await runStep('scale', () => addScaleCopies(db, scale));
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

async function addScaleCopies(db: Kysely<Database>, scale: number): Promise<string> {
  const began = performance.now();
  const { properties, posts } = await addCopiesToScale(db, seed, getScaleTargets(scale));
  if (properties + posts === 0) return `the database already has ${scale} nodes or more; nothing was added`;
  return `${properties} properties and ${posts} posts added in ${((performance.now() - began) / 1000).toFixed(1)} s`;
}

try {
  await run();
} catch (error) {
  if (!(error instanceof OperationalError)) throw error;
  reportMessage({ step: 'failed', error: error.details });
  process.exitCode = 1;
}
