/**
 * A program, not a module. It runs a command that does not watch its parent itself (PostgreSQL, `next build`) and stops it when the parent
 * process ends, even by SIGKILL, or disconnects: in both cases the IPC channel closes. Only `watched-command.ts` starts this program.
 */
import { spawn } from 'node:child_process';
import { sendStopSignals } from './stop-signals.ts';
import { getSignalExitCode } from './wait-for-exit.ts';
import type { WatchedCommandOptions } from './watched-command.ts';

const options = JSON.parse(process.argv[2] ?? '') as WatchedCommandOptions;

// A terminal or a service manager sends these signals to all processes at once. Ignore them: the parent decides in which order its processes stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

// Spawn only after the listeners are registered: an earlier signal would end this process and leave the command running.
if (process.connected) runCommand();

function runCommand(): void {
  const child = spawn(options.command, options.args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The command leads its own process group, so that its workers can be stopped with it.
    detached: true,
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    ...(options.uid !== undefined && { uid: options.uid }),
    ...(options.gid !== undefined && { gid: options.gid }),
  });
  process.once('disconnect', () => {
    if (child.pid !== undefined) sendStopSignals(child.pid, options);
  });
  // The parent uses this id to stop the command if this process is killed.
  process.send?.({ pid: child.pid });
  child.once('error', (error) => {
    process.stderr.write(`${options.command}: ${error.message}\n`);
    process.exit(127);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : getSignalExitCode(signal))));
}
