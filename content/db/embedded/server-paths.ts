import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';
import { type SystemUser, canReach } from './system-user.ts';

/** Folder for files that the server's user must reach if this process runs as root and that user cannot access the checkout. */
export const SYSTEM_FOLDER = '/var/lib/causeway';

/** The files in `DATA_DIR/postgres`: all files of the embedded server, except for a data folder that is stored elsewhere. */
export interface ServerPaths {
  folder: string;
  /** PostgreSQL's data folder, owned by the server's user. */
  cluster: string;
  /** File with the superuser's password, readable only by the user of this process. */
  password: string;
  /** File that names the process that runs the server (`owner.ts`). */
  owner: string;
  log: string;
}

/** Returns the paths of the server's files, and of the data folder if there is one. Creates nothing but `DATA_DIR/postgres`. */
export function prepareServerPaths(dataDir: string): Omit<ServerPaths, 'cluster'> & { cluster: string | undefined } {
  const folder = path.resolve(dataDir, 'postgres');
  // The server's user can traverse this folder to its data folder, but not list its contents.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const files = {
    folder,
    password: path.join(folder, 'password'),
    owner: path.join(folder, 'owner.json'),
    log: path.join(folder, 'server.log'),
  };
  return { ...files, cluster: findCluster(folder) };
}

function findCluster(folder: string): string | undefined {
  const locationFile = path.join(folder, 'location');
  if (existsSync(locationFile)) {
    const location = readFileSync(locationFile, 'utf8').trim();
    if (existsSync(location)) return location;
    throw new OperationalError({
      name: 'DATA_DIR',
      rule: `according to ${locationFile}, the database is in ${location}, which does not exist.`,
      remedy: `Restore that folder, or delete ${folder} to start with an empty database.`,
    });
  }
  const cluster = path.join(folder, 'cluster');
  return existsSync(cluster) ? cluster : undefined;
}

/** Returns the path for a new data folder: in `DATA_DIR/postgres`, or below `/var/lib` if the server's user cannot reach that folder. */
export function chooseClusterFolder(folder: string, user: SystemUser | undefined): string {
  const defaultFolder = path.join(folder, 'cluster');
  if (user === undefined || canReach(user, defaultFolder)) return defaultFolder;
  const clusters = path.join(SYSTEM_FOLDER, 'clusters');
  makeTraversable(SYSTEM_FOLDER);
  makeTraversable(clusters);
  return path.join(clusters, randomBytes(6).toString('hex'));
}

/**
 * Saves the location of a data folder outside of `DATA_DIR/postgres`. It is called when the data folder is complete, so that an interrupted start
 * does not leave the location of a missing folder.
 */
export function saveClusterLocation(folder: string, cluster: string, log: (line: string) => void): void {
  if (path.dirname(cluster) === folder) return;
  writeFileSync(path.join(folder, 'location'), `${cluster}\n`);
  log(`the database is in ${cluster}, because its user cannot reach ${folder}`);
}

/** Creates a folder that all users can traverse, regardless of the umask. */
export function makeTraversable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Creates an empty folder owned by the server's user. */
export function createServerFolder(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { mode: 0o700 });
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
}
