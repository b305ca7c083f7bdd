import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { getProcessIdentity } from './identity.ts';
import { formatExitCode } from './wait-for-exit.ts';
import { runWatchedCommand } from './watched-command.ts';

const command = process.execPath;

/** A program that prints its process id and the ids of its parent, the watchdog, and runs until it is stopped. */
const printIds = ['-e', 'console.log(process.pid, process.ppid); setInterval(() => {}, 1000)'];

async function startProgram() {
  const run = runWatchedCommand({ command, args: printIds });
  let output = '';
  run.output[0]?.on('data', (text: string) => (output += text));
  await vi.waitUntil(() => output.includes('\n'), { timeout: 60_000 });
  const [pid = 0, watchdog = 0] = output.trim().split(' ').map(Number);
  return { run, pid, watchdog };
}

test.each([
  ['process.exit(3)', 'exit code 3'],
  ['process.kill(process.pid, "SIGKILL")', 'signal SIGKILL'],
])('%s is reported as %s', async (program, expected) => {
  const run = runWatchedCommand({ command, args: ['-e', program] });
  expect(formatExitCode(await run.exited)).toBe(expected);
});

test('stopping ends the command', async () => {
  const { run, pid } = await startProgram();
  await run.stop();
  expect(getProcessIdentity(pid)).toBeUndefined();
});

test('the command keeps running when its watchdog receives a signal, for example from a service manager', async () => {
  const { run, pid, watchdog } = await startProgram();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) execFileSync('kill', ['-s', signal.slice(3), String(watchdog)]);
  await sleep(200);
  expect(getProcessIdentity(pid)).toBeDefined();
  await run.stop();
  expect(getProcessIdentity(pid)).toBeUndefined();
});

test('when the watchdog is killed, the command is stopped', async () => {
  const { run, pid, watchdog } = await startProgram();
  process.kill(watchdog, 'SIGKILL');
  expect(formatExitCode(await run.exited)).toBe('signal SIGKILL');
  expect(getProcessIdentity(pid)).toBeUndefined();
  await run.stop();
});
