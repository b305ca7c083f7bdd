/** Global setup of the block tests: starts a content service with the complete seed and the block catalogue enabled. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { copySharedImages } from './build.ts';
import { createSettings, startContent } from './processes.ts';

/** A folder of their own, so that they can run beside the browser tests. */
const dataDir = path.resolve(import.meta.dirname, '../../.data/blocks');

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const name of ['postgres', 'has-content']) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  copySharedImages(dataDir);
  const database = await startEmbeddedPostgres({ dataDir, log: () => {}, canCreate: true });
  try {
    const content = await startContent({ ...(await createSettings(database.url, dataDir)), CATALOGUE: 'true' });
    provide('contentUrl', content.url);
    return async () => {
      await content.stop();
      await database.stop();
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
