/** Creates the image sizes and variants of the seed before a service needs them, so that it does not create them while something is tested or measured. */
import path from 'node:path';
import { ensureVariant, listVariants } from '../../content/media/image-variants.ts';
import { seed } from '../../content/seed/index.ts';
import { importSeedMedia } from '../../content/seed/prepare.ts';

/** Does nothing that has been done. */
export async function createSeedImages(dataDir: string): Promise<void> {
  const mediaDir = path.join(dataDir, 'media');
  const images = await importSeedMedia({ dataDir, mediaDir }, seed, seed.media);
  for (const image of images.values()) {
    await Promise.all(listVariants(image).map((file) => ensureVariant(mediaDir, image, file)));
    console.log(`variants ${image.file}`);
  }
}
