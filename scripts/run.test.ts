import { expect, test } from 'vitest';
import { run } from './run.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('collects what a command writes, and tells success from failure', async () => {
  expect(await run(['sh', '-c', 'echo out; echo err >&2'], { limitMs: 5000 })).toMatchObject({ ok: true, output: 'out\nerr\n' });
  expect(await run(['sh', '-c', 'echo no; exit 3'], { limitMs: 5000 })).toMatchObject({ ok: false, output: 'no\n' });
});

test('a command that does not exist is a failure with a reason', async () => {
  const outcome = await run(['no-such-command-here'], { limitMs: 5000 });
  expect(outcome.ok).toBe(false);
  expect(outcome.output).toContain('ENOENT');
});

test('a command over its limit is ended together with what it started', async () => {
  const outcome = await run(['sh', '-c', 'sleep 60 & echo $!; wait'], { limitMs: 300 });
  expect(outcome.ok).toBe(false);
  expect(outcome.output).toContain('took longer than 0.3 s');
  const grandchild = Number.parseInt(outcome.output, 10);
  await expect.poll(() => isAlive(grandchild), { timeout: 5000 }).toBe(false);
});
