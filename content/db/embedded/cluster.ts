import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runWatchedCommand } from '#lib/process/watched-command.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportsFullDisk } from '../disk-full.ts';
import { createDiskFullError } from './data-folder.ts';
import type { SystemUser } from './system-user.ts';
import type { Binaries } from './binaries.ts';
import { createServerFolder, chooseClusterFolder, saveClusterLocation } from './server-paths.ts';

export const SUPERUSER = 'causeway';

/**
 * Creates a data folder and returns its path. The folder gets its final name when it is complete, so that a later start does not mistake the
 * remains of an interrupted start for a database.
 */
export async function createCluster(
  files: { folder: string; password: string },
  binaries: Binaries,
  user: SystemUser | undefined,
  log: (line: string) => void,
): Promise<string> {
  log('creating the database');
  const cluster = chooseClusterFolder(files.folder, user);
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  createServerFolder(unfinished, user);

  const password = randomBytes(24).toString('base64url');
  const passwordForServer = `${cluster}.password`;
  writeFileSync(passwordForServer, password, { mode: 0o600 });
  if (user !== undefined) chownSync(passwordForServer, user.uid, user.gid);
  try {
    await runInitdb(binaries, unfinished, passwordForServer, user);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    throw error;
  } finally {
    rmSync(passwordForServer);
  }
  writeFileSync(files.password, `${password}\n`, { mode: 0o600 });
  renameSync(unfinished, cluster);
  saveClusterLocation(files.folder, cluster, log);
  return cluster;
}

async function runInitdb(
  { initdb: command }: Binaries,
  cluster: string,
  passwordFile: string,
  user: SystemUser | undefined,
): Promise<void> {
  // The builtin provider sorts and folds case the same on all machines and does not depend on the system's libc.
  // Columns that need the sort order of a language use ICU collations.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const run = runWatchedCommand(
    { command, args: [`--pgdata=${cluster}`, ...locale, ...access], cwd: path.parse(cluster).root, ...user },
    { env: getServerEnvironment() },
  );
  const output = await Promise.all(run.output.map((stream) => text(stream)));
  if ((await run.exited) === 0) return;
  if (reportsFullDisk(output.join(''))) throw createDiskFullError(path.dirname(cluster));
  throw new OperationalError({
    name: 'PostgreSQL',
    rule: `could not create its data folder ${cluster}:\n${output.join('').trim()}`,
    remedy: 'Fix the reported problem, such as permissions, or set DATABASE_URL to another server.',
  });
}

/** Returns the environment of the server. It inherits nothing from this process, because `PG…` and `LC_…` variables would change its behavior. */
export function getServerEnvironment(): Record<string, string | undefined> {
  return { LC_ALL: 'C', TZ: 'UTC' };
}

/** @throws OperationalError if another major version created the folder; PostgreSQL does not convert it */
export function assertClusterVersion(cluster: string, { major }: Binaries): void {
  const file = path.join(cluster, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version';
  if (version === String(major)) return;
  throw new OperationalError({
    name: 'DATA_DIR',
    rule: `contains a PostgreSQL ${version} database in ${cluster}, which PostgreSQL ${major} cannot open.`,
    remedy: `Transfer the content with pg_dump of version ${version}, or set DATA_DIR to another folder to start with an empty database.`,
    example: 'DATA_DIR=.data-18',
  });
}
