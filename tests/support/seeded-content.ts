/** Global setup of the block tests: starts a content service with the complete seed and the block catalogue enabled. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { createSettings, startContent } from './processes.ts';

/** Shared with the browser tests, which do not run at the same time, so that image sizes are generated only once. */
const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e');

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
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
