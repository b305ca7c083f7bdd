/** What has to be there before the first question: tables, pictures, content. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { runStep } from '#lib/process/supervised.ts';
import { folderProblem } from '../db/embedded/folder-problem.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';
import { importFiles } from '../media/import-files.ts';
import type { MediaFile } from '../media/process-image.ts';
import { toInstant } from '../core/local-time.ts';
import { isDatabaseEmpty, loadSeed } from './load.ts';
import type { Seed, SeedMedia } from './types.ts';

export type PrepareOptions = {
  db: Kysely<Database>;
  /** Folder of DATA_DIR, for messages. */
  dataDir: string;
  mediaDir: string;
  contentUrl: string;
  /** Only read when content or pictures are missing: a seed is thousands of lines. */
  readSeed: () => Promise<Seed>;
};

/** Folder of the seed's original files. */
const originals = join(import.meta.dirname, 'media');

/**
 * Migrates; fills an empty database with the seed; makes pictures that the database knows and the media folder lacks. Each step is reported.
 * @throws Problem for what a person can put right
 */
export async function prepare(options: PrepareOptions): Promise<void> {
  const { db, contentUrl } = options;
  await runStep('migrate', async () => {
    const ran = await migrate(db);
    return ran.length === 0 ? 'up to date' : ran.join(', ');
  });
  if (await isDatabaseEmpty(db)) {
    const seed = await options.readSeed();
    const media = await makePictures(options, seed, seed.media);
    await runStep('seed', async () => {
      const loaded = await loadSeed(db, { seed, media, contentUrl });
      return loaded ? `${seed.nodes.length} nodes, ${seed.media.length} media items` : 'another process has done it';
    });
    return;
  }
  const missing = await missingMedia(options);
  if (missing.length > 0) {
    const seed = await options.readSeed();
    const slugs = new Set(missing);
    await makePictures(
      options,
      seed,
      seed.media.filter(({ slug }) => slugs.has(slug)),
    );
  }
}

async function makePictures(
  { dataDir, mediaDir }: PrepareOptions,
  seed: Seed,
  items: readonly SeedMedia[],
): Promise<Map<string, MediaFile>> {
  const sources = items.map(({ slug, file, date }) => ({
    path: join(originals, file),
    name: slug,
    date: toInstant(date, seed.settings.timezone),
  }));
  let kept = new Map<string, MediaFile>();
  await runStep('pictures', async (progress) => {
    try {
      const { media, made } = await importFiles(mediaDir, sources, (done) => progress(`${done} of ${sources.length}`));
      kept = media;
      return made === 0 ? `${media.size}, all there already` : `${media.size}, of which ${made} were made`;
    } catch (error) {
      // A missing original is a defect of the seed, not of the folder.
      const inFolder = error instanceof Error && 'path' in error && String(error.path).startsWith(mediaDir);
      throw (inFolder ? folderProblem(dataDir, error) : undefined) ?? error;
    }
  });
  return kept;
}

/** Slugs of media whose file is not in the media folder: the folder was emptied, or this machine shares the database with another. */
async function missingMedia({ db, mediaDir }: PrepareOptions): Promise<string[]> {
  const { rows } = await sql<{
    slug: string;
    file: string;
  }>`select n.slug, m.file from media_item m join content_node n on n.id = m.node_id where m.file !~ '^https?://'`.execute(db);
  const there = await Promise.all(
    rows.map(({ file }) =>
      access(join(mediaDir, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return rows.filter((_row, index) => !there[index]).map(({ slug }) => slug);
}
