import { expect, test } from 'vitest';
import { RestartPolicy, type RunEnd } from './restart-policy.ts';

const crashed = (readyMs?: number): RunEnd => ({ reason: 'exit code 1', readyMs, wasKilled: false });
const killed = (readyMs: number): RunEnd => ({ reason: 'signal SIGKILL', readyMs, wasKilled: true });

test('the delay doubles from 0.2 to 10 seconds, minus at most a quarter', () => {
  const policy = new RestartPolicy();
  for (const expected of [200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
    const delay = policy.registerEnd(killed(100), 0) ?? 0;
    expect(delay).toBeLessThanOrEqual(expected);
    expect(delay).toBeGreaterThanOrEqual(expected * 0.75);
  }
});

test('after a run of five seconds, the delay starts again at 0.2 seconds', () => {
  const policy = new RestartPolicy();
  for (let run = 0; run < 5; run += 1) policy.registerEnd(crashed(100), run);
  expect(policy.registerEnd(crashed(4_999), 10)).toBeGreaterThan(4_000);
  expect(policy.registerEnd(crashed(5_000), 20)).toBeLessThanOrEqual(200);
  expect(policy.failedStarts).toBe(0);
});

test.each([
  ['never became ready', crashed()],
  ['exited soon after they were ready', crashed(300)],
])('eight starts in five minutes that %s are a crash loop', (_, end) => {
  const policy = new RestartPolicy();
  for (let run = 0; run < 7; run += 1) expect(policy.registerEnd(end, run * 40_000)).toBeDefined();
  expect(policy.registerEnd(end, 299_999)).toBeUndefined();
  expect(policy.failedStarts).toBe(8);
});

test('failed starts that are older than five minutes do not count', () => {
  const policy = new RestartPolicy();
  for (let run = 0; run < 20; run += 1) expect(policy.registerEnd(crashed(), run * 43_000)).toBeDefined();
});

test('repeated kills of a ready server are not a crash loop, but repeated kills before it is ready are', () => {
  const ready = new RestartPolicy();
  for (let run = 0; run < 50; run += 1) expect(ready.registerEnd(killed(100), run)).toBeDefined();
  const starting = new RestartPolicy();
  const delays = Array.from({ length: 8 }, (_, run) =>
    starting.registerEnd({ reason: 'signal SIGKILL', readyMs: undefined, wasKilled: true }, run),
  );
  expect(delays.at(-1)).toBeUndefined();
});
