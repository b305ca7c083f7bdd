import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getProcessIdentity, isRunning, type ProcessIdentity } from '#lib/process/identity.ts';
import { OperationalError } from '#lib/process/operational-error.ts';

/** Signals for a server without an owner: a fast shutdown, an immediate one, then SIGKILL, each with its time after the first check. */
const signalSchedule: [afterMs: number, signal: NodeJS.Signals][] = [
  [1000, 'SIGINT'],
  [12_000, 'SIGQUIT'],
  [17_000, 'SIGKILL'],
];
const STOP_TIMEOUT_MS = 20_000;

/**
 * Stops a server whose starting process has crashed, and removes a `postmaster.pid` whose process id now belongs to another program. Normally the
 * server's parent watchdog stops it within a second, so the first signal is sent after that time.
 */
export async function stopStaleServer(cluster: string, log: (line: string) => void): Promise<void> {
  const server = findRunningServer(cluster);
  if (server === undefined) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`stopping the PostgreSQL of an earlier start (process ${server.pid}), whose parent process is gone`);
  const startedAt = Date.now();
  const remainingSignals = [...signalSchedule];
  while (isRunning(server)) {
    const elapsedMs = Date.now() - startedAt;
    const next = remainingSignals[0];
    if (next !== undefined && elapsedMs >= next[0]) {
      process.kill(server.pid, next[1]);
      remainingSignals.shift();
    }
    if (elapsedMs > STOP_TIMEOUT_MS) throw createStillRunningError(server.pid);
    await sleep(50);
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
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
  try {
    return readlinkSync(`/proc/${server.pid}/cwd`) === cluster ? server : undefined;
  } catch {
    // The process belongs to another user, so this program has not started it.
    return undefined;
  }
}

function createStillRunningError(pid: number): OperationalError {
  return new OperationalError({
    name: 'PostgreSQL',
    rule: `the server of an earlier start (process ${pid}) does not stop.`,
    remedy: 'Stop that process, then start again.',
    example: `kill -QUIT ${pid}`,
  });
}
