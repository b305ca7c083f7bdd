import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';

/** The system user that runs the server if this process runs as root. PostgreSQL does not run as root. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const USER_NAME = 'causeway';

/**
 * Returns the user that runs the server. The owner of an existing data folder takes precedence.
 * @returns undefined if this process does not run as root; the server then runs as the same user
 * @throws OperationalError if there is no suitable user and none can be added
 */
export function getServerUser(cluster: string | undefined): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (cluster !== undefined) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return findSystemUser(USER_NAME) ?? findSystemUser('postgres') ?? addSystemUser();
}

function findSystemUser(name: string): SystemUser | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function addSystemUser(): SystemUser {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...options, USER_NAME], { stdio: 'pipe' });
  } catch (cause) {
    throw createNoUserError(cause);
  }
  const user = findSystemUser(USER_NAME);
  if (user === undefined) throw createNoUserError(undefined);
  return user;
}

function createNoUserError(cause: unknown): OperationalError {
  return new OperationalError(
    {
      name: 'PostgreSQL',
      rule: `cannot run as root, and the system user "${USER_NAME}" could not be added.`,
      remedy: 'Start as a user other than root, add that user yourself, or set DATABASE_URL to another server.',
      example: `useradd --system ${USER_NAME}`,
    },
    { cause },
  );
}

/** Returns whether the user can traverse every folder above `target`. */
export function canReach(user: SystemUser, target: string): boolean {
  const parent = path.dirname(target);
  if (parent === target) return true;
  return canTraverse(user, parent) && canReach(user, parent);
}

function canTraverse(user: SystemUser, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
