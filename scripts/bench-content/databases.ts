/** Two databases on a server of the bench's own: the seed enlarged to 10,000 nodes, and to 100,000. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { connect } from '../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import type { Database } from '../../content/db/tables.ts';
import { prepare } from '../../content/prepare.ts';
import { seed } from '../../content/seed/index.ts';
import { addScale, scaleOf, type Scale } from '../../content/seed/scale/scale.ts';

/** Pictures are the same as the tests': made once for all of them. */
export const mediaDir = path.resolve(import.meta.dirname, '../../node_modules/.cache/media');

export type Databases = {
  small: string;
  large: string;
  dataDir: string;
  /** Adds what is missing to the large one. */
  enlarge: (wanted: Scale) => Promise<void>;
  stop: () => Promise<void>;
};

export async function makeDatabases(sizes: { small: number; large: number }): Promise<Databases> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-content-'));
  // The database's user must be able to pass through.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const small = server.url;
    const large = small.replace(/\/\w+$/, '/large');
    await within(small, async (db) => {
      await prepare({ db, dataDir, mediaDir, contentUrl: 'http://cms.test', readSeed: async () => seed });
      await addScale(db, seed, scaleOf(sizes.small));
    });
    await within(small.replace(/\/\w+$/, '/postgres'), (db) =>
      sql`create database large template ${sql.table(path.basename(new URL(small).pathname))}`.execute(db),
    );
    const enlarge = (wanted: Scale) => within(large, (db) => addScale(db, seed, wanted));
    await enlarge(scaleOf(sizes.large));
    return { small, large, dataDir, enlarge: async (wanted) => void (await enlarge(wanted)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function within<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = await connect(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
