import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { getProcessIdentity, isRunning, type ProcessIdentity } from '../../lib/process/identity.ts';
import { sendSignal } from '../../lib/process/stop-signals.ts';

/** The children that this process has started, written to a file so that a start after a crash finds those that still run. */
export interface ProcessRecord {
  /** @param pid undefined if the child could not be started */
  add: (pid: number | undefined) => void;
  /** Deletes the file. Call it when all children have ended. */
  remove: () => void;
}

const identity = z.object({ pid: z.number(), started: z.string() });
const recordFile = z.object({ parent: identity, children: z.array(identity) });

/** The children of a killed process stop on their own. They complete open requests first, which takes a moment. */
const LEFTOVER_GRACE_MS = 5_000;

const getFolder = (dataDir: string) => path.resolve(dataDir, 'processes');

export function createProcessRecord(dataDir: string): ProcessRecord {
  const folder = getFolder(dataDir);
  const file = path.join(folder, `${process.pid}.json`);
  let children: ProcessIdentity[] = [];
  return {
    add: (pid) => {
      const child = pid === undefined ? undefined : getProcessIdentity(pid);
      if (child === undefined) return;
      children = [...children.filter(isRunning), child];
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ parent: getProcessIdentity(process.pid), children }));
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}

/** Waits until the children of killed starts with this data folder have ended, and kills those that have not ended after a few seconds. */
export async function stopLeftovers(dataDir: string): Promise<void> {
  const folder = getFolder(dataDir);
  const deadline = performance.now() + LEFTOVER_GRACE_MS;
  for (const name of listFiles(folder)) {
    const record = readRecord(path.join(folder, name));
    if (record !== undefined && isRunning(record.parent)) continue;
    for (const child of record?.children ?? []) await waitOrKill(child, deadline);
    rmSync(path.join(folder, name), { force: true });
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder does not exist before the first start.
    return [];
  }
}

/** Returns undefined for an incomplete file, which a crash can leave. */
function readRecord(file: string): z.infer<typeof recordFile> | undefined {
  try {
    return recordFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function waitOrKill(child: ProcessIdentity, deadline: number): Promise<void> {
  while (isRunning(child)) {
    // Each child leads its own process group, which includes the processes that it has started.
    if (performance.now() >= deadline) sendSignal(-child.pid, 'SIGKILL');
    await sleep(20);
  }
}
