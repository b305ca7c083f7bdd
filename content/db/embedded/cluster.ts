import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runLeashed } from '#lib/process/leashed.ts';
import { Problem } from '#lib/process/problem.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { makeServerFolder, placeForCluster, rememberPlace } from './layout.ts';

export const superuser = 'causeway';

/**
 * Makes a data folder and returns its path. It gets its name only when it is complete, so that a start that was broken off
 * leaves nothing a later one could take for a database.
 */
export async function createCluster(
  files: { folder: string; password: string },
  binaries: Binaries,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<string> {
  log('creating the database');
  const cluster = placeForCluster(files.folder, account);
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeServerFolder(unfinished, account);

  const password = randomBytes(24).toString('base64url');
  const passwordForServer = `${cluster}.password`;
  writeFileSync(passwordForServer, password, { mode: 0o600 });
  if (account !== undefined) chownSync(passwordForServer, account.uid, account.gid);
  try {
    await initdb(binaries, unfinished, passwordForServer, account);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    throw error;
  } finally {
    rmSync(passwordForServer);
  }
  writeFileSync(files.password, `${password}\n`, { mode: 0o600 });
  renameSync(unfinished, cluster);
  rememberPlace(files.folder, cluster, log);
  return cluster;
}

async function initdb({ initdb: command }: Binaries, cluster: string, passwordFile: string, account: Account | undefined): Promise<void> {
  // The builtin provider sorts and folds case the same on every machine and never changes with a system's libc;
  // ICU collations are there for the columns that want a language's own order.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = [`--username=${superuser}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const run = runLeashed(
    { command, args: [`--pgdata=${cluster}`, ...locale, ...access], cwd: path.parse(cluster).root, ...account },
    { env: serverEnvironment() },
  );
  const output = await Promise.all(run.output.map((stream) => text(stream)));
  if ((await run.exited) === 0) return;
  throw new Problem({
    name: 'PostgreSQL',
    rule: `could not create its data folder ${cluster}:\n${output.join('').trim()}`,
    remedy: 'Free the space or the rights it asks for, or set DATABASE_URL to a server of your own.',
  });
}

/** The server gets nothing of our environment: PG… and LC_… variables would change how it behaves. */
export function serverEnvironment(): Record<string, string | undefined> {
  return { LC_ALL: 'C', TZ: 'UTC' };
}

/** @throws Problem when the folder was written by another major version, which PostgreSQL doesn't convert. */
export function checkVersion(cluster: string, { major }: Binaries): void {
  const file = path.join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version';
  if (found === String(major)) return;
  throw new Problem({
    name: 'DATA_DIR',
    rule: `holds a database of PostgreSQL ${found} in ${cluster}, and PostgreSQL ${major} can't open it.`,
    remedy: `Carry the content over with pg_dump of version ${found}, or set DATA_DIR to another folder to begin with an empty database.`,
    example: 'DATA_DIR=.data-18',
  });
}
