/**
 * Builds the site, and creates the images of the seed, before the block tests and the lanes of the browser tests: lanes that build at the same time would write
 * the same files, and a service that creates variants on request would compete with the browser. Does nothing that has been done.
 */
import { createCommandSession } from '../../scripts/start/session.ts';
import { buildForTests, sharedDataDir } from './build.ts';
import { createSeedImages } from './seed-images.ts';

const { session, stop } = createCommandSession();
try {
  await buildForTests(session);
} finally {
  await stop();
}
await createSeedImages(sharedDataDir);
