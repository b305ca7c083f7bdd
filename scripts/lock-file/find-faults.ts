import { listPackages, type LockFile } from './lock-file.ts';

/** SHA-512, the hash that npm writes for every package of the registry. */
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Returns the faults of a lock file, one line each. Every package has a hash, so that npm rejects a package whose content has changed, and no download
 * address, so that every registry can be used.
 * @param withoutIntegrity the packages that may lack a hash (`name@version`). They must be optional packages of other platforms.
 */
export function findFaults(lockFile: LockFile, withoutIntegrity: readonly string[]): string[] {
  const faults: string[] = [];
  const exceptions = new Set(withoutIntegrity);
  for (const { id, entry } of listPackages(lockFile)) {
    if (entry.link === true) faults.push(`${id} is a link to a folder. Depend on packages of the registry only.`);
    if (entry.resolved !== undefined) faults.push(`${id} has a download address. Remove its line "resolved".`);
    const hasIntegrity = INTEGRITY.test(entry.integrity ?? '');
    if (hasIntegrity && exceptions.has(id)) faults.push(`${id} has a hash now. Remove it from the list of exceptions.`);
    if (!hasIntegrity && !(exceptions.has(id) && entry.optional === true))
      faults.push(`${id} has no SHA-512 hash. Run: npm run lock:integrity`);
    exceptions.delete(id);
  }
  return [...faults, ...[...exceptions].map((id) => `${id} is not in the lock file. Remove it from the list of exceptions.`)];
}
