import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#lib/process/problem.ts';
import { type Account, canReach } from './account.ts';

/** What root keeps for the server's user where that user can't reach the checkout. */
export const ownFolder = '/var/lib/causeway';

/** `DATA_DIR/postgres`: everything the embedded server leaves behind, and where it lives when that is elsewhere. */
export interface Layout {
  folder: string;
  /** PostgreSQL's own data folder, which belongs to the server's user. */
  cluster: string;
  /** The superuser's password, readable by us alone. */
  password: string;
  /** Who runs the server at the moment: `owner.ts`. */
  owner: string;
  log: string;
}

/** The folder's files, and the data folder if there is one already. Creates nothing but the folder itself. */
export function openLayout(dataDir: string): Omit<Layout, 'cluster'> & { cluster: string | undefined } {
  const folder = path.resolve(dataDir, 'postgres');
  // The server's user passes through to its data folder; the rest is closed to it.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const files = {
    folder,
    password: path.join(folder, 'password'),
    owner: path.join(folder, 'owner.json'),
    log: path.join(folder, 'server.log'),
  };
  return { ...files, cluster: existingCluster(folder) };
}

function existingCluster(folder: string): string | undefined {
  const pointer = path.join(folder, 'location');
  if (existsSync(pointer)) {
    const elsewhere = readFileSync(pointer, 'utf8').trim();
    if (existsSync(elsewhere)) return elsewhere;
    throw new Problem({
      name: 'DATA_DIR',
      rule: `${pointer} says that the database is in ${elsewhere}, which does not exist.`,
      remedy: `Bring that folder back, or delete ${folder} to begin with an empty database.`,
    });
  }
  const here = path.join(folder, 'cluster');
  return existsSync(here) ? here : undefined;
}

/** Where a new data folder is to be: in place, or below /var/lib when the server's user can't reach the place. */
export function placeForCluster(folder: string, account: Account | undefined): string {
  const here = path.join(folder, 'cluster');
  if (account === undefined || canReach(account, here)) return here;
  const clusters = path.join(ownFolder, 'clusters');
  makePassable(ownFolder);
  makePassable(clusters);
  return path.join(clusters, randomBytes(6).toString('hex'));
}

/** Remembers a data folder that is not in place. Called once it is complete, so that a broken start leaves no dead pointer. */
export function rememberPlace(folder: string, cluster: string, log: (line: string) => void): void {
  if (path.dirname(cluster) === folder) return;
  writeFileSync(path.join(folder, 'location'), `${cluster}\n`);
  log(`the database is in ${cluster}, for its user can't reach ${folder}`);
}

/** A folder others may pass through, whatever the umask says. */
export function makePassable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Makes an empty folder that belongs to the server's user. */
export function makeServerFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
}
