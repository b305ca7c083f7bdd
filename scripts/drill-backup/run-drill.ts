/**
 * Kills backups and restores at random moments and checks the result: a backup file with its final name is complete, and after the next command or start, the
 * data is completely the old or the new data, without any manual step.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { verifyArchive } from '../../content/backup/archive/read-archive.ts';
import { createSeededRandom } from '../../content/seed/seeded-random.ts';
import { startContentProcess } from '../../tests/support/content-process.ts';
import { runBackupCommand, runBackupCommandOrThrow } from './commands.ts';
import { createPost, signInAs, submitVendorForm, uploadImage } from './site-content.ts';

export type DrillOptions = {
  /** An empty folder that every user can traverse. */
  folder: string;
  /** Each round kills one backup and one restore. */
  rounds: number;
  seed: string;
  log: (line: string) => void;
};

export type DrillResult = {
  killedBackups: number;
  completeBackups: number;
  killedRestores: number;
  /** The state of the data after the killed restores. */
  oldStates: number;
  newStates: number;
  problems: string[];
};

const POSTS = 20;
/** Latest time of a kill, relative to the usual duration of the command. It is above 1, so that some kills happen after the last step. */
const MAX_KILL_TIME = 1.05;

/** The commands that follow a killed restore. Each of them completes or undoes it. */
const recoveries = ['start', 'backup', 'restore'] as const;

export async function runBackupDrill({ folder, rounds, seed, log }: DrillOptions): Promise<DrillResult> {
  const random = createSeededRandom(seed);
  const dataDir = path.join(folder, 'data');
  const result: DrillResult = { killedBackups: 0, completeBackups: 0, killedRestores: 0, oldStates: 0, newStates: 0, problems: [] };
  const { backups, backupMs } = await createTwoBackups(folder, dataDir);
  const states = await Promise.all(backups.map((file) => readState(file)));
  const { milliseconds: restoreMs } = await runBackupCommandOrThrow('restore', [backups[0], '--replace'], { dataDir });
  let current = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const killedBackup = await killBackup(folder, dataDir, random() * backupMs * MAX_KILL_TIME);
    result.killedBackups += killedBackup.wasKilled ? 1 : 0;
    result.completeBackups += killedBackup.isComplete ? 1 : 0;
    result.problems.push(...killedBackup.problems);

    const next = 1 - current;
    const killAfterMs = random() * restoreMs * MAX_KILL_TIME;
    const { wasKilled } = await runBackupCommand('restore', [backups[next] ?? '', '--replace'], { dataDir, killAfterMs });
    result.killedRestores += wasKilled ? 1 : 0;
    const recovery = recoveries[Math.floor(random() * recoveries.length)] ?? 'start';
    if (recovery === 'start') await (await startContentProcess({ dataDir, mediaDir: path.join(dataDir, 'media') })).stop();
    if (recovery === 'restore') await runBackupCommandOrThrow('restore', [backups[next] ?? '', '--replace'], { dataDir });
    const state = await backUpAndReadState(folder, dataDir);
    const found = states.indexOf(state);
    log(
      `round ${round}: restore killed after ${killAfterMs.toFixed(0)} ms, then ${recovery}: ${found === next ? 'new' : found === current ? 'old' : 'mixed'} state`,
    );
    if (found === -1)
      result.problems.push(`round ${round}: the data is neither the old nor the new data after ${killAfterMs.toFixed(0)} ms`);
    else if (found === next) result.newStates += 1;
    else result.oldStates += 1;
    for (const remains of [path.join(dataDir, 'restore'), path.join(dataDir, 'media', '.backup'), path.join(dataDir, 'forms', '.backup')])
      if (existsSync(remains)) result.problems.push(`round ${round}: ${remains} was not deleted`);
    if (found !== -1) current = found;
  }
  return result;
}

async function createTwoBackups(folder: string, dataDir: string): Promise<{ backups: [string, string]; backupMs: number }> {
  const backups: [string, string] = [path.join(folder, 'first.tar'), path.join(folder, 'second.tar')];
  const content = await startContentProcess({ dataDir, mediaDir: path.join(dataDir, 'media') });
  let backupMs = 0;
  try {
    const token = await signInAs(content.url, 'admin');
    for (const [index, file] of backups.entries()) {
      for (let number = 1; number <= POSTS; number += 1) await createPost(content.url, token, `Drill ${index} ${number}`);
      await uploadImage(content.url, token, `drill-${index}`);
      await submitVendorForm(content.url, `Drill ${index}`);
      const { milliseconds } = await runBackupCommandOrThrow('backup', ['--to', file], { dataDir });
      backupMs = Math.max(backupMs, milliseconds);
    }
  } finally {
    await content.stop();
  }
  return { backups, backupMs };
}

async function killBackup(folder: string, dataDir: string, killAfterMs: number) {
  const file = path.join(folder, 'killed.tar');
  const { wasKilled } = await runBackupCommand('backup', ['--to', file], { dataDir, killAfterMs });
  const isComplete = existsSync(file);
  const problems: string[] = [];
  if (isComplete)
    await verifyArchive(file).catch((error: unknown) => {
      problems.push(`a backup that was killed after ${killAfterMs.toFixed(0)} ms looks complete: ${String(error)}`);
    });
  await rm(file, { force: true });
  return { wasKilled, isComplete, problems };
}

async function backUpAndReadState(folder: string, dataDir: string): Promise<string> {
  const file = path.join(folder, 'state.tar');
  await runBackupCommandOrThrow('backup', ['--to', file], { dataDir });
  const state = await readState(file);
  await rm(file);
  return state;
}

/**
 * Changed by each restore: versions, the id of the restore, new token secrets, purge events. Networks of sign-ins and media manifests change during normal
 * operation.
 */
const CHANGING_ENTRIES =
  /^(?:backup\.json|database\/(?:content_version|site_option|user_account|purge_event|known_network)\/.*|media\/\.made\/.*)$/;

/** Returns all entries of a backup with their hashes, except for those that change without user actions. */
async function readState(file: string): Promise<string> {
  const { entries } = await verifyArchive(file);
  return entries
    .filter(({ name }) => !CHANGING_ENTRIES.test(name))
    .map(({ name, sha256 }) => `${name} ${sha256}`)
    .toSorted()
    .join('\n');
}
