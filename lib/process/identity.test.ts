import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { getProcessIdentity, isRunning, isShell, getParentPid } from './identity.ts';

test('distinguishes a running process from one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const identity = getProcessIdentity(child.pid ?? 0);
  if (identity === undefined) throw new Error('The child was not found.');
  expect(isRunning(identity)).toBe(true);
  expect(isRunning({ ...identity, started: 'at another time' })).toBe(false);
  child.kill();
  await once(child, 'exit');
  expect(isRunning(identity)).toBe(false);
  expect(getProcessIdentity(identity.pid)).toBeUndefined();
});

test.each([0, -1, 1.5, Number.NaN])('%s is not a process id', (pid) => {
  expect(getProcessIdentity(pid)).toBeUndefined();
});

test('finds the parent process and recognizes a shell', async () => {
  const shell = spawn('/bin/sh', ['-c', 'read line; exit 0'], { stdio: ['pipe', 'ignore', 'ignore'] });
  expect(getParentPid(shell.pid ?? 0)).toBe(process.pid);
  await once(shell, 'spawn');
  expect(isShell(shell.pid ?? 0)).toBe(true);
  expect(isShell(process.pid)).toBe(false);
  shell.stdin.end();
  await once(shell, 'exit');
});
