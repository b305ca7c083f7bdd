/**
 * A program, not a module: runs a command that knows nothing of us (PostgreSQL, `next build`) and ends it when its starter is
 * gone, even after SIGKILL: the IPC channel to the starter closes then, whatever else happened. Started by `leashed.ts` only.
 */
import { spawn } from 'node:child_process';
import type { LeashOrder } from './leashed.ts';

const order = JSON.parse(process.argv[2] ?? '') as LeashOrder;

let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  order.stopSignals.forEach((signal, index) => setTimeout(() => send(signal), index * order.graceMs));
}

function send(signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(order.signalGroup || signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  } catch {
    // It ended in the same moment; its exit ends this process too.
  }
}

process.once('disconnect', stop);
process.once('SIGTERM', stop);
// A terminal sends these to everybody at once; the order of stopping is the starter's business.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});

// Only now: a signal that came before its listener would end this process and leave the command running.
const child = spawn(order.command, order.args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  // A group of its own, so that the workers of the command can be ended with it.
  detached: true,
  ...(order.cwd !== undefined && { cwd: order.cwd }),
  ...(order.uid !== undefined && { uid: order.uid }),
  ...(order.gid !== undefined && { gid: order.gid }),
});

child.once('error', (error) => {
  process.stderr.write(`${order.command}: ${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
