import { expect, test } from 'vitest';
import { createFeedCache } from './feed-cache.ts';
import { toPosition, type Position } from './position.ts';

const MINUTE = 60_000;

function setUpCache() {
  let time = Date.UTC(2026, 10, 21);
  const results: (Position[] | Error)[] = [];
  const loads: string[] = [];
  const running = { current: 0, maximum: 0 };
  const feeds = createFeedCache({
    now: () => new Date(time),
    log: () => undefined,
    load: async (url) => {
      loads.push(url);
      running.current += 1;
      running.maximum = Math.max(running.maximum, running.current);
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      running.current -= 1;
      const result = results.shift() ?? new Error('no more results');
      if (result instanceof Error) throw result;
      return result;
    },
  });
  return { feeds, results, loads, running, advance: (ms: number) => (time += ms) };
}

const job = (title: string): Position[] => {
  const position = toPosition({
    title,
    department: '',
    location: '',
    employmentType: '',
    link: '',
    datePosted: '',
    validThrough: '',
    description: '',
  });
  return position ? [position] : [];
};
const settle = async () =>
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

test('loads a feed only once in ten minutes, regardless of the number of requests', async () => {
  const { feeds, results, loads, advance } = setUpCache();
  results.push(job('Clerk'));
  const [first, second] = await Promise.all([feeds.read('a'), feeds.read('a')]);
  advance(9 * MINUTE);
  expect(await feeds.read('a')).toEqual(first);
  expect(second).toEqual(first);
  expect(loads).toEqual(['a']);
});

test('returns the previous items immediately while it loads a feed again', async () => {
  const { feeds, results, advance } = setUpCache();
  results.push(job('Clerk'), job('Guard'));
  await feeds.read('a');
  advance(11 * MINUTE);
  expect(await feeds.read('a')).toEqual(job('Clerk'));
  await settle();
  expect(await feeds.read('a')).toEqual(job('Guard'));
});

test('returns the previous items while a feed fails, and tries again a minute later', async () => {
  const { feeds, results, loads, advance } = setUpCache();
  results.push(job('Clerk'), new Error('unavailable'), job('Guard'));
  await feeds.read('a');
  advance(11 * MINUTE);
  await feeds.read('a');
  await settle();
  expect(await feeds.read('a')).toEqual(job('Clerk'));
  expect(loads).toHaveLength(2);
  advance(2 * MINUTE);
  await feeds.read('a');
  await settle();
  expect(await feeds.read('a')).toEqual(job('Guard'));
});

test('returns no items for a feed that has never been loaded', async () => {
  const { feeds } = setUpCache();
  expect(await feeds.read('a')).toEqual([]);
});

test('loads one feed at a time', async () => {
  const { feeds, results, running } = setUpCache();
  results.push(job('Clerk'), job('Guard'), job('Cook'));
  await Promise.all(['a', 'b', 'c'].map((url) => feeds.read(url)));
  expect(running.maximum).toBe(1);
});
