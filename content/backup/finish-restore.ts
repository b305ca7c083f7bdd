/** Completes or undoes a restore that was interrupted. Every start of the content service and every restore call it first. */
import type pg from 'pg';
import { lockDatabase, openClient } from './database/client.ts';
import { dropStagingSchema } from './database/staging-schema.ts';
import { isRestoreCommitted } from './database/switch-schema.ts';
import { deleteRestoredFiles, listUnfinishedRestores, moveRestoredFiles } from './files/restored-files.ts';

/**
 * The database determines the outcome: if its tables were switched, the files are moved into place; otherwise, nothing in use has changed, and the loaded data
 * is deleted.
 * @returns a message for the operator, or undefined if no restore was interrupted
 * @throws OperationalError if a restore is running
 */
export async function finishInterruptedRestore(databaseUrl: string, dataDir: string): Promise<string | undefined> {
  if ((await listUnfinishedRestores(dataDir)).length === 0) return undefined;
  const client = await openClient(databaseUrl, 'causeway-restore');
  try {
    await lockDatabase(client);
    return await finishRestores(client, dataDir);
  } finally {
    await client.end();
  }
}

/** The same, for a caller that has the lock. */
export async function finishRestores(client: pg.Client, dataDir: string): Promise<string | undefined> {
  let message: string | undefined;
  for (const restoreId of await listUnfinishedRestores(dataDir)) {
    if (await isRestoreCommitted(client, restoreId)) {
      await moveRestoredFiles(dataDir, restoreId);
      message = 'completed a restore that was interrupted';
    } else {
      await dropStagingSchema(client);
      await deleteRestoredFiles(dataDir, restoreId);
      message ??= 'deleted the remains of a restore that was interrupted; the data is unchanged';
    }
  }
  return message;
}
