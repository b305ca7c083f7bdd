import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#lib/process/problem.ts';

/** The system user the server runs as when we are root, whom PostgreSQL refuses. */
export interface Account {
  uid: number;
  gid: number;
}

const ownName = 'causeway';

/**
 * @param cluster an existing data folder keeps the user it belongs to.
 * @returns undefined when we are not root: the server then runs as ourselves.
 * @throws Problem when root has no user to run the server as and can't add one.
 */
export function serverAccount(cluster: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (cluster !== undefined) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return lookUp(ownName) ?? lookUp('postgres') ?? addAccount();
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function addAccount(): Account {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...options, ownName], { stdio: 'pipe' });
  } catch (cause) {
    throw noAccount(cause);
  }
  const account = lookUp(ownName);
  if (account === undefined) throw noAccount(undefined);
  return account;
}

function noAccount(cause: unknown): Problem {
  return new Problem(
    {
      name: 'PostgreSQL',
      rule: `refuses to run as root, and a system user "${ownName}" for it could not be added.`,
      remedy: 'Start as another user than root, or set DATABASE_URL to a server of your own.',
      example: `useradd --system ${ownName}`,
    },
    { cause },
  );
}

/** True when the user may pass through every folder above `target`. */
export function canReach(account: Account, target: string): boolean {
  const parent = path.dirname(target);
  if (parent === target) return true;
  return canPass(account, parent) && canReach(account, parent);
}

function canPass(account: Account, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
