/** Global setup of the block tests: starts a content service with the complete seed and the block catalogue enabled. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { createSettings, startContent } from './processes.ts';

const data = path.resolve(import.meta.dirname, '../../.data');

/** A folder of their own, because the browser tests run at the same time. */
const dataDir = path.join(data, 'blocks');

/** Copies the image sizes that other tests created. The content service creates those that are missing. */
function copyImages(): void {
  const source = path.join(data, 'e2e', 'media');
  if (existsSync(source)) cpSync(source, path.join(dataDir, 'media'), { recursive: true, force: false });
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const name of ['postgres', 'has-content']) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  copyImages();
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
