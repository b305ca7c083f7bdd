/** A content service with a database of its own, as the public finds it in production, and an editor who is signed in. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from './accounts.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { startOwnContent, type OwnContent } from './own-content.ts';

export type PrivateService = {
  content: OwnContent;
  database: TestDatabase;
  /** The editor's. */
  token: string;
  end: () => Promise<void>;
};

export async function startPrivateService(): Promise<PrivateService> {
  const database = await makeDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'private-service-'));
  const content = await startOwnContent({ dataDir, databaseUrl: database.url });
  const end = async () => {
    await content.stop();
    await database.drop();
    await rm(dataDir, { recursive: true });
  };
  return { content, database, token: await signIn('editor', content.url), end };
}
