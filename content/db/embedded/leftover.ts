import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from '#lib/process/identity.ts';
import { Problem } from '#lib/process/problem.ts';

/** Signals for a server without an owner: a fast shutdown, an immediate one, the end. Milliseconds after the first look. */
const escalation: [afterMs: number, signal: NodeJS.Signals][] = [
  [1000, 'SIGINT'],
  [12_000, 'SIGQUIT'],
  [17_000, 'SIGKILL'],
];
const patienceMs = 20_000;

/**
 * Ends the server a crashed start has left behind, and removes a `postmaster.pid` whose number meanwhile belongs to another
 * program. Its leash normally ends it by itself: it gets a second for that.
 */
export async function endLeftoverServer(cluster: string, log: (line: string) => void): Promise<void> {
  const server = runningServer(cluster);
  if (server === undefined) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`ending the PostgreSQL (process ${server.pid}) of a start that was broken off`);
  const began = Date.now();
  const due = [...escalation];
  while (isRunning(server)) {
    const waited = Date.now() - began;
    const next = due[0];
    if (next !== undefined && waited >= next[0]) {
      process.kill(server.pid, next[1]);
      due.shift();
    }
    if (waited > patienceMs) throw stillRunning(server.pid);
    await sleep(50);
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** The server that has this data folder open. Its first line in `postmaster.pid` is the process number, and Linux tells whose it is. */
function runningServer(cluster: string): ProcessIdentity | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const server = identify(Number(readFileSync(file, 'utf8').split('\n')[0]));
  if (server === undefined || process.platform !== 'linux') return server;
  try {
    return readlinkSync(`/proc/${server.pid}/cwd`) === cluster ? server : undefined;
  } catch {
    // Another user's process: not one we have started on a folder of ours.
    return undefined;
  }
}

function stillRunning(pid: number): Problem {
  return new Problem({
    name: 'PostgreSQL',
    rule: `of an earlier start still runs as process ${pid} and does not stop.`,
    remedy: 'End that process, then start again.',
    example: `kill -QUIT ${pid}`,
  });
}
