/** `npm run restore -- file.tar [--replace]`: restores a backup that `npm run backup` has written. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportMessage } from '#lib/process/supervised.ts';
import { ADMIN_PASSWORD_FILE } from '../auth/secrets.ts';
import { parseRestoreArguments } from './arguments.ts';
import { openBackup, restoreBackup } from './restore-backup.ts';
import { runCommand, withDatabaseUrl } from './run-command.ts';

await runCommand(async (env) => {
  const { file, replace } = parseRestoreArguments(process.argv.slice(2));
  const progress = (detail: string) => reportMessage({ step: 'restore', state: 'progress', detail });
  progress('verifying the backup');
  const manifest = await openBackup(file);
  await withDatabaseUrl(env, 'fail', async (databaseUrl) => {
    await restoreBackup({ databaseUrl, dataDir: env.DATA_DIR, file, manifest, replace, now: new Date(), progress });
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (manifest.missingFiles.length > 0)
    progress(
      `${manifest.missingFiles.length} files were missing when the backup was created: ${manifest.missingFiles.slice(0, 10).join(', ')}`,
    );
  const passwordFile = path.join(env.DATA_DIR, ADMIN_PASSWORD_FILE);
  if (existsSync(passwordFile) && !manifest.entries.some(({ name }) => name === `secrets/${ADMIN_PASSWORD_FILE}`))
    progress(`Passwords are those of the backup. ${passwordFile} may contain another one.`);
  reportMessage({
    step: 'restore',
    state: 'done',
    detail: `${rows} rows from ${manifest.header.createdAt}. All users must sign in again.`,
  });
});
