/** What the block tests stand on: a content service with the whole seed, which also answers for the catalogue's samples. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { freeSettings, startContent } from './processes.ts';

/** Shared with the browser tests, one after the other: pictures are made once. */
const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e');

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    const content = await startContent({ ...(await freeSettings(database.url, dataDir)), CATALOGUE: 'true' });
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
