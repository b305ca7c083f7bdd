/** The parts of package-lock.json that the commands read. */
import { readFileSync } from 'node:fs';

export const LOCK_FILE = 'package-lock.json';

export interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  /** Folders of this project that are packages. Only in the entry of the project. */
  workspaces?: readonly string[];
}

/** By folder. The entry with an empty path is the project itself. */
export interface LockFile {
  packages: Record<string, LockEntry>;
}

export interface LockedPackage {
  folder: string;
  name: string;
  /** `name@version` */
  id: string;
  entry: LockEntry;
}

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as LockFile;
}

/** All packages of the registry: without the project and its workspaces. */
export function listPackages({ packages }: LockFile): LockedPackage[] {
  const own = new Set(['', ...(packages['']?.workspaces ?? [])]);
  return Object.entries(packages).flatMap(([folder, entry]) => {
    if (own.has(folder) || (entry.link === true && entry.resolved !== undefined && own.has(entry.resolved))) return [];
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ folder, name, id: `${name}@${entry.version ?? ''}`, entry }];
  });
}
