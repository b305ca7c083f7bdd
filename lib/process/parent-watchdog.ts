/**
 * A program, not a module. It runs a command that does not watch its parent itself (PostgreSQL, `next build`) and stops it when the parent
 * process ends, even by SIGKILL: the operating system then closes the IPC channel. Only `watched-command.ts` starts this program.
 */
import { spawn } from 'node:child_process';
import type { WatchedCommandOptions } from './watched-command.ts';

const options = JSON.parse(process.argv[2] ?? '') as WatchedCommandOptions;

let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  options.stopSignals.forEach((signal, index) => setTimeout(() => sendSignal(signal), index * options.graceMs));
}

function sendSignal(signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(options.signalGroup || signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  } catch {
    // The command has just ended. Its `exit` event ends this process too.
  }
}

process.once('disconnect', stop);
process.once('SIGTERM', stop);
// A terminal sends these signals to the whole process group. Ignore them: the parent decides in which order its processes stop.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});

// Spawn only after the listeners are registered: an earlier signal would end this process and leave the command running.
const child = spawn(options.command, options.args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  // The command leads its own process group, so that its workers can be stopped with it.
  detached: true,
  ...(options.cwd !== undefined && { cwd: options.cwd }),
  ...(options.uid !== undefined && { uid: options.uid }),
  ...(options.gid !== undefined && { gid: options.gid }),
});

child.once('error', (error) => {
  process.stderr.write(`${options.command}: ${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
