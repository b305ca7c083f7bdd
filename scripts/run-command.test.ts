import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('collects the output of a command and reports success or failure', async () => {
  expect(await runCommand(['sh', '-c', 'echo out; echo err >&2'])).toMatchObject({ ok: true, output: 'out\nerr\n' });
  expect(await runCommand(['sh', '-c', 'echo no; exit 3'])).toMatchObject({ ok: false, output: 'no\n' });
});

test('reports the reason when a command does not exist', async () => {
  const result = await runCommand(['no-such-command-here']);
  expect(result.ok).toBe(false);
  expect(result.output).toContain('ENOENT');
});

test('ends a silent command together with its children', async () => {
  const result = await runCommand(['sh', '-c', 'sleep 600 & echo $!; wait'], { silenceMs: 300 });
  expect(result.ok).toBe(false);
  expect(result.output).toContain('Stopped: no output for 0.3 s.');
  const grandchild = Number.parseInt(result.output, 10);
  await expect.poll(() => isAlive(grandchild)).toBe(false);
});

test('lets a command run as long as it prints something', async () => {
  const command = ['sh', '-c', 'for i in 1 2 3 4 5 6; do sleep 0.5; echo $i; done'];
  const result = await runCommand(command, { silenceMs: 2500 });
  expect(result).toMatchObject({ ok: true });
  expect(result.ms).toBeGreaterThan(2500);
});
