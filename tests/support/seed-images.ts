/**
 * Creates the image sizes of the seed, and the variants that browsers of tests request, before a service needs them, so that it does not create them while
 * something is tested or measured.
 */
import path from 'node:path';
import { ensureVariant } from '../../content/media/image-variants.ts';
import { seed } from '../../content/seed/index.ts';
import { importSeedMedia } from '../../content/seed/prepare.ts';

/** Chromium prefers AVIF, and the windows of tests and benchmarks are at most 1,280 pixels wide. The other variants would take most of the time. */
const MIME_TYPE = 'image/avif';
const MAX_WIDTH = 1440;

/** Does nothing that has been done. */
export async function createSeedImages(dataDir: string): Promise<void> {
  const mediaDir = path.join(dataDir, 'media');
  const images = await importSeedMedia({ dataDir, mediaDir }, seed, seed.media);
  for (const image of images.values()) {
    const variants = image.sources.flatMap(({ mimeType, variants: ofType }) => (mimeType === MIME_TYPE ? ofType : []));
    await Promise.all(variants.map(async ({ file, width }) => width <= MAX_WIDTH && (await ensureVariant(mediaDir, image, file))));
    console.log(`variants ${image.file}`);
  }
}
