import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getProcessIdentity, isRunning, type ProcessIdentity } from '#lib/process/identity.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { sendSignal } from '#lib/process/stop-signals.ts';

type Schedule = readonly [afterMs: number, signal: NodeJS.Signals][];

/** Signals for a server without an owner: a fast shutdown, an immediate one, then SIGKILL, each with its time after the first check. */
const serverSchedule: Schedule = [
  [1000, 'SIGINT'],
  [12_000, 'SIGQUIT'],
  [17_000, 'SIGKILL'],
];
/** Processes of a killed server exit when they detect that it is gone. A long computation delays this. */
const workerSchedule: Schedule = [
  [200, 'SIGQUIT'],
  [3_000, 'SIGKILL'],
];
const STOP_TIMEOUT_MS = 20_000;

/**
 * Stops a server whose starting process has crashed, and waits for the remaining processes of a server that was killed: as long as one of them runs,
 * it can still write to the data folder, and another server would destroy data. Then removes a `postmaster.pid` whose process id now belongs to
 * another program. Normally the server's parent watchdog stops it within a second, so the first signal is sent after that time.
 */
export async function stopStaleServer(cluster: string, log: (line: string) => void): Promise<void> {
  const server = findRunningServer(cluster);
  if (server !== undefined) {
    log(`stopping PostgreSQL from an earlier start (process ${server.pid}), because its parent process has ended`);
    await stopProcess(server, serverSchedule);
  }
  for (const worker of listProcessesIn(cluster)) await stopProcess(worker, workerSchedule);
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

async function stopProcess(target: ProcessIdentity, schedule: Schedule): Promise<void> {
  const startedAt = Date.now();
  const remainingSignals = [...schedule];
  while (isRunning(target)) {
    const elapsedMs = Date.now() - startedAt;
    const next = remainingSignals[0];
    if (next !== undefined && elapsedMs >= next[0]) {
      sendSignal(target.pid, next[1]);
      remainingSignals.shift();
    }
    if (elapsedMs > STOP_TIMEOUT_MS) throw createStillRunningError(target.pid);
    await sleep(20);
  }
}

/**
 * Finds the server that has this data folder open. The first line of `postmaster.pid` is the process id. On Linux, the working directory of the
 * process shows whether it is this server.
 */
function findRunningServer(cluster: string): ProcessIdentity | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const server = getProcessIdentity(Number(readFileSync(file, 'utf8').split('\n')[0]));
  if (server === undefined || process.platform !== 'linux') return server;
  return isIn(cluster, server.pid) ? server : undefined;
}

/** Lists the PostgreSQL processes whose working directory is the data folder. Works only on Linux. */
function listProcessesIn(cluster: string): ProcessIdentity[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids
    .filter((pid) => isIn(cluster, pid))
    .map(getProcessIdentity)
    .filter((found) => found !== undefined);
}

function isIn(cluster: string, pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    // The process has ended, or belongs to another user, so this program did not start it.
    return false;
  }
}

function createStillRunningError(pid: number): OperationalError {
  return new OperationalError({
    name: 'PostgreSQL',
    rule: `the server from an earlier start (process ${pid}) did not stop.`,
    remedy: 'Stop that process, then start again.',
    example: `kill -QUIT ${pid}`,
  });
}
