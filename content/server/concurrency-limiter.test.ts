import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HttpError } from './http-error.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const client = { address: '192.0.2.1' };

function createTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('limits the number of concurrent tasks, and runs the others in order as soon as a task ends', async () => {
  const limiter = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 10, maxWaitingPerNetwork: 10, maxWaitMs: 1_000 });
  const started: number[] = [];
  const tasks = Array.from({ length: 4 }, createTask);
  const runs = tasks.map(({ work }, index) =>
    limiter.run(client, () => {
      started.push(index);
      return work();
    }),
  );
  await wait(5);
  expect([started, limiter.running, limiter.waiting]).toEqual([[0, 1], 2, 2]);
  tasks[1]?.end();
  await wait(5);
  expect([started, limiter.running, limiter.waiting]).toEqual([[0, 1, 2], 2, 1]);
  for (const { end } of tasks) end();
  await Promise.all(runs);
  expect([started, limiter.running, limiter.waiting]).toEqual([[0, 1, 2, 3], 0, 0]);
});

test('rejects a task if the queue is full, or if the task has waited too long', async () => {
  const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1, maxWaitingPerNetwork: 1, maxWaitMs: 20 });
  const first = createTask();
  const running = limiter.run(client, first.work);
  const late = limiter.run(client, async () => 'in');
  await expect(limiter.run(client, async () => 'in')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  await expect(late).rejects.toBeInstanceOf(HttpError);
  first.end();
  await running;
  expect(await limiter.run(client, async () => 'in')).toBe('in');
});

test('frees the slot of a task that failed', async () => {
  const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 0, maxWaitingPerNetwork: 0, maxWaitMs: 20 });
  await expect(limiter.run(client, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limiter.run(client, async () => 'in')).toBe('in');
});

test('networks take turns, and one of them cannot fill the queue', async () => {
  const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 10, maxWaitingPerNetwork: 3, maxWaitMs: 1_000 });
  const started: string[] = [];
  const run = (name: string, address: string, isSite = false) =>
    limiter.run({ address, isSite }, async () => {
      started.push(name);
      await wait(1);
    });
  const runs = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => run(name, '192.0.2.1')),
    run('b1', '192.0.2.2'),
    run('b2', '192.0.2.2'),
    run('site', '192.0.2.1', true),
  ];
  await expect(run('a5', '192.0.2.1')).rejects.toMatchObject({ status: 503 });
  await Promise.all(runs);
  expect(started).toEqual(['a1', 'a2', 'b1', 'site', 'a3', 'b2', 'a4']);
  expect(limiter.waiting).toBe(0);
});
