/** Starts a content service in production mode with its own database, and signs in an editor. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from './sign-in.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { startContentProcess, type ContentProcess } from './content-process.ts';

export type PrivateService = {
  content: ContentProcess;
  database: TestDatabase;
  /** Auth token of the editor. */
  token: string;
  stop: () => Promise<void>;
};

export async function startPrivateService(): Promise<PrivateService> {
  const database = await createDatabase('fixture');
  const dataDir = await mkdtemp(join(tmpdir(), 'private-service-'));
  const content = await startContentProcess({ dataDir, databaseUrl: database.url });
  const stop = async () => {
    await content.stop();
    await database.drop();
    await rm(dataDir, { recursive: true });
  };
  return { content, database, token: await signIn('editor', content.url), stop };
}
