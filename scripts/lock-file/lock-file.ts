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

export function listPackages({ packages }: LockFile): LockedPackage[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    if (folder === '') return [];
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ folder, name, id: `${name}@${entry.version ?? ''}`, entry }];
  });
}
