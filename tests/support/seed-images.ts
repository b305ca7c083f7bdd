/** Creates the image sizes of the seed before the browser and block tests, which run at the same time. Does nothing if they exist. */
import path from 'node:path';
import { seed } from '../../content/seed/index.ts';
import { importSeedMedia } from '../../content/seed/prepare.ts';

const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e');

await importSeedMedia({ dataDir, mediaDir: path.join(dataDir, 'media') }, seed, seed.media);
