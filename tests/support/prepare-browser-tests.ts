/**
 * Builds the site, and creates the image sizes and variants of the seed, before the block tests and the lanes of the browser tests: lanes that build at the same
 * time would write the same files, and a service that creates variants on request would compete with the browser. Does nothing that has been done.
 */
import path from 'node:path';
import { ensureVariant, listVariants } from '../../content/media/image-variants.ts';
import { seed } from '../../content/seed/index.ts';
import { importSeedMedia } from '../../content/seed/prepare.ts';
import { createCommandSession } from '../../scripts/start/session.ts';
import { buildForTests, sharedDataDir } from './build.ts';

const { session, stop } = createCommandSession();
try {
  await buildForTests(session);
} finally {
  await stop();
}

const mediaDir = path.join(sharedDataDir, 'media');
const images = await importSeedMedia({ dataDir: sharedDataDir, mediaDir }, seed, seed.media);
for (const image of images.values()) {
  await Promise.all(listVariants(image).map((file) => ensureVariant(mediaDir, image, file)));
  console.log(`variants ${image.file}`);
}
