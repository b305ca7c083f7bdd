/** Prepares the content service before it accepts requests: database tables, seed content and media files. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { runStep } from '#lib/process/supervised.ts';
import { toFolderError } from '../db/embedded/data-folder.ts';
import { assertNoContentBefore, markContent } from '../db/embedded/new-database.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';
import { importFiles } from '../media/import-files.ts';
import type { MediaFile } from '../media/process-image.ts';
import { toInstant } from '../core/local-time.ts';
import { isDatabaseEmpty, loadSeed } from './load.ts';
import type { Seed, SeedMedia } from './types.ts';

export type PrepareOptions = {
  db: Kysely<Database>;
  /** Value of DATA_DIR, for error messages. */
  dataDir: string;
  mediaDir: string;
  contentUrl: string;
  /** Loads the seed into an empty database even if the data folder belongs to a database with content. Default: false. */
  canCreate?: boolean | undefined;
  /** Called only if content or media files are missing, because the seed is large. */
  readSeed: () => Promise<Seed>;
};

/** Folder of the seed's original media files. */
const seedMediaDir = join(import.meta.dirname, 'media');

/**
 * Migrates the database, loads the seed into an empty one, and creates media files that the database lists but the media folder lacks. Reports each
 * step.
 * @throws OperationalError for errors that the operator can fix
 */
export async function prepareContent(options: PrepareOptions): Promise<void> {
  const { db, contentUrl } = options;
  await runStep('migrate', async () => {
    const applied = await migrate(db);
    return applied.length === 0 ? 'up to date' : applied.join(', ');
  });
  if (await isDatabaseEmpty(db)) {
    assertNoContentBefore(options.dataDir, options.canCreate ?? false);
    const seed = await options.readSeed();
    const media = await importSeedMedia(options, seed, seed.media);
    await runStep('seed', async () => {
      const loaded = await loadSeed(db, { seed, media, contentUrl });
      return loaded ? `${seed.nodes.length} nodes, ${seed.media.length} media items` : 'already loaded by another process';
    });
    markContent(options.dataDir);
    return;
  }
  markContent(options.dataDir);
  const missing = await findMissingMedia(options);
  if (missing.length > 0) {
    const seed = await options.readSeed();
    const slugs = new Set(missing);
    await importSeedMedia(
      options,
      seed,
      seed.media.filter(({ slug }) => slugs.has(slug)),
    );
  }
}

/** Copies media files of the seed to the media folder and creates their sizes, unless that was done before. */
export async function importSeedMedia(
  { dataDir, mediaDir }: Pick<PrepareOptions, 'dataDir' | 'mediaDir'>,
  seed: Seed,
  items: readonly SeedMedia[],
): Promise<Map<string, MediaFile>> {
  const sources = items.map(({ slug, file, date }) => ({
    path: join(seedMediaDir, file),
    name: slug,
    date: toInstant(date, seed.settings.timezone),
  }));
  let imported = new Map<string, MediaFile>();
  await runStep('media', async (progress) => {
    try {
      const { media, newCount } = await importFiles(mediaDir, sources, (count) => progress(`${count} of ${sources.length}`));
      imported = media;
      return newCount === 0 ? `${media.size}, all up to date` : `${media.size}, ${newCount} of them new`;
    } catch (error) {
      // Only errors in the media folder are problems of DATA_DIR. A missing original is a defect of the seed.
      const isInMediaDir = error instanceof Error && 'path' in error && String(error.path).startsWith(mediaDir);
      throw (isInMediaDir ? toFolderError(dataDir, error) : undefined) ?? error;
    }
  });
  return imported;
}

/** Slugs of media whose file is missing: the media folder was emptied, or another machine uses the same database. */
async function findMissingMedia({ db, mediaDir }: PrepareOptions): Promise<string[]> {
  const { rows } = await sql<{
    slug: string;
    file: string;
  }>`select n.slug, m.file from media_item m join content_node n on n.id = m.node_id where m.file !~ '^https?://'`.execute(db);
  const exists = await Promise.all(
    rows.map(({ file }) =>
      access(join(mediaDir, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return rows.filter((_row, index) => !exists[index]).map(({ slug }) => slug);
}
