import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createRenderQueue, type RenderPriority, RenderQueueFullError } from './render-queue.ts';

const MAX_MS = { visitor: 4000, revalidation: 60_000, 'over-budget': 1000 };

afterEach(() => vi.useRealTimers());

/** A queue whose renders last until they are finished by the test. */
function setUp({ maxConcurrent = 1, maxLength = 500, getPauseFactor = (): number => 0 } = {}) {
  let time = 0;
  const queue = createRenderQueue({ maxConcurrent, maxOverBudget: 1, maxMs: MAX_MS, maxLength, getPauseFactor, now: () => time });
  const started: string[] = [];
  const finishes = new Map<string, () => void>();
  const run = (name: string, priority: RenderPriority = 'visitor') =>
    queue.run(priority, async () => {
      started.push(name);
      await new Promise<void>((resolve) => finishes.set(name, resolve));
      return name;
    });
  const finish = async (name: string, ms = 100) => {
    time += ms;
    finishes.get(name)?.();
    await nextTurn();
  };
  const pass = (ms: number) => void (time += ms);
  return { queue, run, started, finish, pass };
}

test('runs a limited number of renders at the same time, and the next one when one ends', async () => {
  const { run, started, finish } = setUp({ maxConcurrent: 2 });
  const results = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await nextTurn();
  expect(started).toEqual(['a', 'b']);
  await finish('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await finish(name);
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('pages for waiting visitors are rendered before revalidations, and those before pages for networks without a budget', async () => {
  const { run, started, finish } = setUp();
  const results = [run('first'), run('over-budget', 'over-budget'), run('revalidation', 'revalidation'), run('visitor')];
  await nextTurn();
  for (const name of ['first', 'visitor', 'revalidation', 'over-budget']) await finish(name);
  await Promise.all(results);
  expect(started).toEqual(['first', 'visitor', 'revalidation', 'over-budget']);
});

test('networks without a budget leave places free for others', async () => {
  const { run, started, finish } = setUp({ maxConcurrent: 3 });
  const results = [run('over 1', 'over-budget'), run('over 2', 'over-budget'), run('over 3', 'over-budget'), run('visitor')];
  await nextTurn();
  expect(started).toEqual(['over 1', 'visitor']);
  await finish('visitor');
  expect(started).toEqual(['over 1', 'visitor']);
  await finish('over 1');
  await finish('over 2');
  expect(started).toEqual(['over 1', 'visitor', 'over 2', 'over 3']);
  await finish('over 3');
  await Promise.all(results);
});

test('a busy server pauses after a render for a network without a budget', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let pauseFactor = 3;
  const { run, started, finish } = setUp({ maxConcurrent: 2, getPauseFactor: () => pauseFactor });
  const results = ['over 1', 'over 2', 'over 3'].map((name) => run(name, 'over-budget'));
  await nextTurn();
  await finish('over 1', 100);
  expect(started).toEqual(['over 1']);
  results.push(run('visitor'));
  await nextTurn();
  expect(started).toEqual(['over 1', 'visitor']);
  await vi.advanceTimersByTimeAsync(299);
  expect(started).toEqual(['over 1', 'visitor']);
  pauseFactor = 0;
  await vi.advanceTimersByTimeAsync(1);
  await nextTurn();
  expect(started).toEqual(['over 1', 'visitor', 'over 2']);
  await finish('over 2', 100);
  expect(started).toEqual(['over 1', 'visitor', 'over 2', 'over 3']);
  for (const name of ['visitor', 'over 3']) await finish(name);
  await Promise.all(results);
});

test('few renders wait for networks without a budget, and the others are rejected at once', async () => {
  const { queue, run, finish, started } = setUp({ maxConcurrent: 100 });
  const results = Array.from({ length: 25 }, (_, index) => run(`over ${index}`, 'over-budget'));
  await nextTurn();
  expect([started.length, queue.getLength()]).toEqual([1, 24]);
  await expect(run('over 25', 'over-budget')).rejects.toThrow(RenderQueueFullError);
  const visitor = run('visitor');
  await nextTurn();
  await finish('visitor', 1);
  for (let index = 0; index < 25; index++) await finish(`over ${index}`, 1);
  await Promise.all([...results, visitor]);
});

test('a constant stream of visitors does not prevent other renders', async () => {
  const { run, started, finish } = setUp();
  const results = [run('0'), run('revalidation', 'revalidation')];
  for (let index = 1; index <= 15; index++) {
    results.push(run(String(index)));
    await nextTurn();
    await finish(started.at(-1) ?? '');
  }
  expect(started).toContain('revalidation');
  while (started.length < results.length) await finish(started.at(-1) ?? '');
  await finish(started.at(-1) ?? '');
  await Promise.all(results);
});

test('a render that would end too late is rejected at once', async () => {
  const { run, finish, queue } = setUp();
  const results = Array.from({ length: 60 }, (_, index) => run(String(index)).catch((error: unknown) => error));
  await nextTurn();
  const accepted = queue.getLength() + 1;
  // 150 ms are expected for each render.
  expect(accepted).toBe(26);
  expect(await results[40]).toBeInstanceOf(RenderQueueFullError);
  for (let index = 0; index < accepted; index++) await finish(String(index));
  expect(await Promise.all(results.slice(0, accepted))).toHaveLength(accepted);
});

test('renders of a network without a budget have a limit of their own, and visitors do not wait for them', async () => {
  const { run, queue } = setUp();
  const results = Array.from({ length: 30 }, () => run('over', 'over-budget').catch((error: unknown) => error));
  await nextTurn();
  expect(queue.getLength()).toBe(5);
  expect(await results.at(-1)).toBeInstanceOf(RenderQueueFullError);
  void run('visitor');
  await nextTurn();
  expect(queue.getLength()).toBe(6);
});

test('the expected duration follows the measured ones', async () => {
  const { run, finish, queue } = setUp();
  for (let index = 0; index < 60; index++) {
    const result = run('slow');
    await nextTurn();
    await finish('slow', 2000);
    await result;
  }
  const results = Array.from({ length: 10 }, () => run('next').catch((error: unknown) => error));
  await nextTurn();
  expect(queue.getLength()).toBe(1);
  expect(await results.at(-1)).toBeInstanceOf(RenderQueueFullError);
});

test('a waiting render is rejected as soon as it can no longer be completed in time', async () => {
  const { run, finish, queue } = setUp();
  const results = Array.from({ length: 20 }, () => run('a').catch((error: unknown) => error));
  await nextTurn();
  expect(queue.getLength()).toBe(19);
  await finish('a', 3000);
  // 720 ms are expected for each render now, and a second is left.
  expect(queue.getLength()).toBe(0);
  await finish('a', 500);
  const outcomes = await Promise.all(results);
  expect(outcomes.filter((outcome) => outcome === 'a')).toHaveLength(2);
  expect(outcomes.filter((outcome) => outcome instanceof RenderQueueFullError)).toHaveLength(18);
});

test('while a render takes longer than expected, those that wait for it are rejected, except for the next one', async () => {
  const { run, queue, pass } = setUp();
  const results = Array.from({ length: 5 }, () => run('a').catch((error: unknown) => error));
  await nextTurn();
  expect(queue.getLength()).toBe(4);
  // The second of them would end after three renders that take as long as this one.
  pass(1900);
  await expect.poll(() => queue.getLength()).toBe(1);
  expect(await results[4]).toBeInstanceOf(RenderQueueFullError);
  // The next one may be quick, so it waits as long as its visitor does.
  pass(1900);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(queue.getLength()).toBe(1);
  pass(200);
  await expect.poll(() => queue.getLength()).toBe(0);
  expect(await results[1]).toBeInstanceOf(RenderQueueFullError);
});

test('a visitor waits for a short queue even if the running renders are slow, and others do not', async () => {
  const { run, queue, pass, finish, started } = setUp({ maxConcurrent: 2 });
  const slow = [run('slow 1'), run('slow 2')];
  await nextTurn();
  pass(3900);
  const next = ['next 1', 'next 2', 'too late'].map((name) => run(name).catch((error: unknown) => error));
  const overBudget = run('over', 'over-budget').catch((error: unknown) => error);
  await nextTurn();
  expect(queue.getLength()).toBe(2);
  expect([await next[2], await overBudget].every((outcome) => outcome instanceof RenderQueueFullError)).toBe(true);
  for (const name of ['slow 1', 'slow 2', 'next 1', 'next 2']) await finish(name);
  expect(await Promise.all([...slow, ...next.slice(0, 2)])).toEqual(['slow 1', 'slow 2', 'next 1', 'next 2']);
  expect(started).toHaveLength(4);
});

test('the next render is rejected when it would end too late for its visitor', async () => {
  const { run, queue, pass, finish } = setUp();
  for (let index = 0; index < 30; index++) {
    const result = run('slow');
    await nextTurn();
    await finish('slow', 3000);
    await result;
  }
  const running = run('running');
  await nextTurn();
  const next = run('next').catch((error: unknown) => error);
  await nextTurn();
  expect(queue.getLength()).toBe(1);
  pass(1500);
  await expect.poll(() => queue.getLength()).toBe(0);
  expect(await next).toBeInstanceOf(RenderQueueFullError);
  await finish('running');
  await running;
});

test('if no render is waiting, a render starts regardless of the expected duration', async () => {
  const { run, finish } = setUp();
  for (let index = 0; index < 30; index++) {
    const result = run('slow');
    await nextTurn();
    await finish('slow', 60_000);
    expect(await result).toBe('slow');
  }
});

test('the number of waiting renders is limited', async () => {
  const { run, queue } = setUp({ maxLength: 3 });
  const results = Array.from({ length: 6 }, () => run('a').catch((error: unknown) => error));
  await nextTurn();
  expect(queue.getLength()).toBe(3);
  expect(await results[5]).toBeInstanceOf(RenderQueueFullError);
});

test('after a failed render, the next one starts', async () => {
  const queue = createRenderQueue({ maxConcurrent: 1, maxOverBudget: 1, maxMs: MAX_MS });
  const failing = queue.run('visitor', () => Promise.reject(new Error('out of memory')));
  const next = queue.run('visitor', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('out of memory');
  expect(await next).toBe('next');
});
