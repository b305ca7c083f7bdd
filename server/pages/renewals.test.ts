import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Variant } from '../html/variant.ts';
import { createRenewals, type Renewals } from './renewals.ts';

let renewals: Renewals;
let started: string[];
let attempts: PromiseWithResolvers<boolean>[];
let isVisitorWaiting: boolean;

function setUp(maxConcurrent = 1): void {
  started = [];
  attempts = [];
  isVisitorWaiting = false;
  renewals = createRenewals({
    renew: async (path: string, variants: readonly Variant[]) => {
      started.push(variants.join() === 'system' ? path : `${path} ${variants.join()}`);
      const attempt = Promise.withResolvers<boolean>();
      attempts.push(attempt);
      return await attempt.promise;
    },
    maxConcurrent,
    isVisitorWaiting: () => isVisitorWaiting,
  });
}

/** Pages are not rendered at once after a change. */
async function waitForStart(): Promise<void> {
  await vi.advanceTimersByTimeAsync(40);
}

async function end(index: number, result: boolean | Error = true): Promise<void> {
  if (result instanceof Error) attempts[index]?.reject(result);
  else attempts[index]?.resolve(result);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  renewals.stop();
  vi.useRealTimers();
});

test('the most recently visited page is first, and a few are rendered at the same time', async () => {
  setUp(2);
  for (const [path, lastVisit] of [
    ['/a/', 1],
    ['/b/', 2],
    ['/c/', 9],
    ['/d/', 5],
  ] as const)
    renewals.add(path, 'system', lastVisit);
  await waitForStart();
  expect(started).toEqual(['/c/', '/d/']);
  await end(0);
  await end(1);
  expect(started).toEqual(['/c/', '/d/', '/b/', '/a/']);
});

test('the variants of a page are rendered together', async () => {
  setUp();
  renewals.add('/a/', 'system', 1);
  renewals.add('/a/', 'dark', 1);
  await waitForStart();
  expect(started).toEqual(['/a/ system,dark']);
});

test('a page that changes while it is rendered is rendered again afterwards, not at the same time', async () => {
  setUp(2);
  renewals.add('/a/', 'system', 1);
  await waitForStart();
  renewals.add('/a/', 'system', 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toEqual(['/a/']);
  await end(0);
  expect(started).toEqual(['/a/', '/a/']);
  await end(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(2);
});

test('a page that changes all the time is rendered nevertheless', async () => {
  setUp();
  for (let change = 0; change < 5; change++) {
    renewals.add('/a/', 'system', 1);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(started).toEqual(['/a/']);
});

test('renders for visitors who wait come first, for a limited time', async () => {
  setUp();
  isVisitorWaiting = true;
  renewals.add('/a/', 'system', 2);
  renewals.add('/b/', 'system', 1);
  await vi.advanceTimersByTimeAsync(300);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(60);
  expect(started).toEqual(['/a/']);
  isVisitorWaiting = false;
  await end(0);
  expect(started).toEqual(['/a/', '/b/']);
});

test.each([[false], [new Error('out of memory')]])(
  'a failure (%s) is repeated with longer and longer delays until it succeeds',
  async (failure) => {
    setUp();
    renewals.add('/a/', 'system', 1);
    await waitForStart();
    for (const [index, delay] of [500, 1000, 2000].entries()) {
      await end(index, failure);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(started).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(started).toHaveLength(index + 2);
    }
    await end(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(4);
  },
);

test('after a failure, the other pages wait a moment, because the cause is usually common to all', async () => {
  setUp();
  renewals.add('/a/', 'system', 2);
  renewals.add('/b/', 'system', 1);
  await waitForStart();
  await end(0, false);
  await vi.advanceTimersByTimeAsync(249);
  expect(started).toEqual(['/a/']);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['/a/', '/b/']);
});

test('a page that changes again does not wait for its next attempt', async () => {
  setUp();
  renewals.add('/a/', 'system', 1);
  await waitForStart();
  for (let attempt = 0; attempt < 4; attempt++) {
    await end(attempt, false);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  await end(4, false);
  renewals.add('/a/', 'system', 1);
  await vi.advanceTimersByTimeAsync(250);
  expect(started).toHaveLength(6);
});

test('nothing is rendered after a stop', async () => {
  setUp();
  renewals.add('/a/', 'system', 1);
  renewals.add('/b/', 'system', 1);
  await waitForStart();
  renewals.stop();
  await end(0, false);
  renewals.add('/c/', 'system', 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toEqual(['/a/']);
});
