/** Creates the databases of the benchmark: the seed content enlarged to 10,000 and to 100,000 nodes. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { insertRedirects } from '../../content/commands/seo/insert-redirects.ts';
import { connect } from '../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import type { RedirectRow } from '../../content/core/rows/redirects.ts';
import type { Database } from '../../content/db/tables.ts';
import { prepareContent } from '../../content/seed/prepare.ts';
import { seed } from '../../content/seed/index.ts';
import { addCopiesToScale, getScaleTargets, type ScaleTargets } from '../../content/seed/scale/add-copies.ts';

/** The same folder that the tests use, so that image sizes are generated only once. */
export const mediaDir = path.resolve(import.meta.dirname, '../../node_modules/.cache/media');

export type Databases = {
  /** Connection URLs. */
  small: string;
  large: string;
  dataDir: string;
  /** Adds content to the large database until it has the given counts. */
  addContent: (targets: ScaleTargets) => Promise<void>;
  /** Adds redirects to the small database. One in five has an expression, until there are as many as a site may have. */
  addRedirects: (range: { from: number; to: number }) => Promise<void>;
  stop: () => Promise<void>;
};

export async function createDatabases(sizes: { small: number; large: number }): Promise<Databases> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-content-'));
  // The user that runs PostgreSQL must be able to traverse the folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const small = server.url;
    const large = small.replace(/\/\w+$/, '/large');
    await withDatabase(small, async (db) => {
      await prepareContent({ db, dataDir, mediaDir, contentUrl: 'http://cms.test', readSeed: async () => seed });
      await addCopiesToScale(db, seed, getScaleTargets(sizes.small));
    });
    await withDatabase(small.replace(/\/\w+$/, '/postgres'), (db) =>
      sql`create database large template ${sql.table(path.basename(new URL(small).pathname))}`.execute(db),
    );
    const addContent = (targets: ScaleTargets) => withDatabase(large, (db) => addCopiesToScale(db, seed, targets));
    await addContent(getScaleTargets(sizes.large));
    const addRedirects: Databases['addRedirects'] = ({ from, to }) =>
      withDatabase(small, (db) =>
        insertRedirects(
          db,
          Array.from({ length: to - from }, (_, index) => createRedirect(from + index)),
        ),
      );
    return { small, large, dataDir, addRedirects, addContent: async (targets) => void (await addContent(targets)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function withDatabase<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = await connect(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The largest number of expressions that a site may have (docs/redirects.md). */
const MAX_EXPRESSIONS = 2_000;

const createRedirect = (index: number): RedirectRow =>
  index % 5 === 0 && index < 5 * MAX_EXPRESSIONS
    ? { origin: `^/section-${index}/(.*)$`, target: '/news/$1', type: 301, format: 'regex' }
    : { origin: `/former/${index}/`, target: `/markets/${index}/`, type: 301, format: 'plain' };

/** A path with a plain redirect, one that matches an expression, or one without a redirect, in turn. Each number has another path. */
export function getLookupPath(number: number): string {
  const index = number * 5;
  return [`/former/${index + 1}/`, `/section-${index}/page/`, `/missing/${index}/`][number % 3] ?? '/';
}
