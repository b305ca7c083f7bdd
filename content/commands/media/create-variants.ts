/**
 * Creates the variants of images that were stored without them: those of the seed, of imports and of restored backups. A visitor who requests one waits for it;
 * the others are created in the background.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ensureVariant, getVariantBase, listVariants, type VariantImage } from '../../media/image-variants.ts';
import { type RepeatingJob, startRepeatingJob } from '../core/repeating-job.ts';
import type { Services } from '../core/services.ts';

type VariantServices = Pick<Services, 'db' | 'mediaDir' | 'log'>;

const INTERVAL_MS = 60_000;
/** The first start builds the site at the same time. */
const DELAY_MS = 60_000;
/** Images that are read at a time. */
const BATCH_SIZE = 100;

/** Creates missing variants of all images, and later of the images that were added. */
export function startVariantCreation(services: VariantServices): RepeatingJob {
  let last = 0;
  return startRepeatingJob(
    services.log,
    { intervalMs: INTERVAL_MS, delayMs: DELAY_MS, failureMessage: 'Variants of images could not be created; the next run tries again' },
    async (signal) => {
      last = await createMissingVariants(services, last, signal);
    },
  );
}

/**
 * Creates missing variants of images, one at a time.
 * @param after id of the last image that needs no check
 * @returns the id of the last image that was checked
 */
export async function createMissingVariants(services: VariantServices, after: number, signal?: AbortSignal): Promise<number> {
  for (let last = after; ;) {
    const { rows } = await sql<VariantImage & { id: number }>`
      select node_id as id, file, width, height, sources from media_item
      where node_id > ${last} and sources <> '[]' order by node_id limit ${BATCH_SIZE}`.execute(services.db);
    for (const { id, ...image } of rows) {
      for (const file of listVariants(image)) {
        if (signal?.aborted) return last;
        await tryToEnsure(services, image, file);
      }
      last = id;
    }
    if (rows.length < BATCH_SIZE) return last;
  }
}

async function tryToEnsure({ mediaDir, log }: VariantServices, image: VariantImage, file: string): Promise<boolean> {
  try {
    return await ensureVariant(mediaDir, image, file);
  } catch (error) {
    log('warn', 'A variant of an image could not be created', { file, error });
    return false;
  }
}

const ORIGINAL_EXTENSIONS = ['jpg', 'png', 'webp', 'avif'];

/**
 * Creates the variant that was requested.
 * @param file path below the media folder
 * @returns false if no image has such a variant
 */
export async function createRequestedVariant(services: VariantServices, file: string): Promise<boolean> {
  const { db, mediaDir } = services;
  const base = getVariantBase(file);
  if (base === null) return false;
  const findImage = async () => {
    const originals = ORIGINAL_EXTENSIONS.map((extension) => `${base}.${extension}`);
    const { rows } = await sql<VariantImage>`
      select file, width, height, sources from media_item where file = any(${originals}::text[])`.execute(db);
    return rows.find((image) => listVariants(image).includes(file));
  };
  const image = await findImage();
  if (!image || !(await tryToEnsure(services, image, file))) return false;
  if (await findImage()) return true;
  // The image was deleted in the meantime.
  await rm(join(mediaDir, file), { force: true });
  return false;
}
