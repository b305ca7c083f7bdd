/** `npm run backup -- [--to folder-or-file.tar] [--with-secrets]`: writes database, media and form files to one file. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import { prepareServerPaths } from '../db/embedded/server-paths.ts';
import { parseBackupArguments } from './arguments.ts';
import { createBackup } from './create-backup.ts';
import { readProductVersion, runCommand, withDatabaseUrl } from './run-command.ts';

const MEGABYTE = 1_000_000;
const MAX_LISTED_FILES = 10;

await runCommand(async (env) => {
  const now = new Date();
  const { file, usesDefaultFolder, withSecrets } = parseBackupArguments(process.argv.slice(2), path.join(env.DATA_DIR, 'backups'), now);
  // Otherwise the embedded PostgreSQL would create an empty database.
  if (env.DATABASE_URL === undefined && !hasEmbeddedDatabase(env.DATA_DIR)) throw createNoDataError(env.DATA_DIR);
  if (usesDefaultFolder) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const product = await readProductVersion();
  const progress = (detail: string) => reportMessage({ step: 'backup', state: 'progress', detail });
  await withDatabaseUrl(env, 'share', async (databaseUrl) => {
    const result = await createBackup({ databaseUrl, dataDir: env.DATA_DIR, file, withSecrets, product, now, progress });
    const { missingFiles } = result;
    if (missingFiles.length > 0)
      progress(
        `${missingFiles.length} files are missing in DATA_DIR, so the backup does not contain them: ${missingFiles.slice(0, MAX_LISTED_FILES).join(', ')}`,
      );
    const size = (result.bytes / MEGABYTE).toFixed(1);
    reportMessage({ step: 'backup', state: 'done', detail: `${result.rows} rows and ${result.files} files (${size} MB) in ${file}` });
    if (usesDefaultFolder) progress('This file is on the same disk as the data. Copy it to another machine.');
  });
});

function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'postgres')) && prepareServerPaths(dataDir).cluster !== undefined;
}

function createNoDataError(dataDir: string): OperationalError {
  return new OperationalError({
    name: 'DATA_DIR',
    rule: `${path.resolve(dataDir)} contains no database, so there is nothing to back up.`,
    remedy: 'Set DATA_DIR to the data folder of the product, or DATABASE_URL to its database.',
    example: 'DATA_DIR=/srv/causeway npm run backup',
  });
}
