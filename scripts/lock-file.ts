/**
 * `node scripts/lock-file.ts` checks package-lock.json. `npm run lock:integrity` first adds the hashes that are missing and that the registry has.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findFaults } from './lock-file/find-faults.ts';
import { listPackages, LOCK_FILE, type LockEntry, readLockFile } from './lock-file/lock-file.ts';
import { runCommand } from './run-command.ts';

/**
 * Optional packages of other platforms for which the registry had no hash when the lock file was made. npm installs them unverified. The list must
 * get shorter: a package that has a hash may not be in it, and a new package without a hash fails the check.
 */
const EXCEPTIONS_FILE = 'scripts/lock-file/without-integrity.json';

const readExceptions = () => JSON.parse(readFileSync(EXCEPTIONS_FILE, 'utf8')) as string[];
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Requests the missing hashes from the registry, one after the other, and adds those that it has. */
async function addMissingIntegrity(): Promise<void> {
  const lockFile = readLockFile();
  const added = new Set<string>();
  for (const { folder, id, entry } of listPackages(lockFile)) {
    if (entry.integrity !== undefined) continue;
    const { ok, output } = await runCommand(['npm', 'view', id, 'dist.integrity']);
    const integrity = /^sha512-\S+$/m.exec(output)?.[0];
    console.log(ok && integrity !== undefined ? `added    ${id}` : `missing  ${id}`);
    if (!ok || integrity === undefined) continue;
    lockFile.packages[folder] = insertIntegrity(entry, integrity);
    added.add(id);
  }
  if (added.size === 0) return;
  writeJson(LOCK_FILE, lockFile);
  writeJson(
    EXCEPTIONS_FILE,
    readExceptions().filter((id) => !added.has(id)),
  );
}

/** npm writes the hash after the version. */
function insertIntegrity({ version, ...others }: LockEntry, integrity: string): LockEntry {
  return { version, integrity, ...others };
}

if (process.argv.includes('--add')) await addMissingIntegrity();
const faults = findFaults(readLockFile(), readExceptions());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
