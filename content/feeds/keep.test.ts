import { expect, test } from 'vitest';
import { createFeeds } from './keep.ts';
import { toPosition, type Position } from './position.ts';

const MINUTE = 60_000;

function setUp() {
  let time = Date.UTC(2026, 10, 21);
  const answers: (Position[] | Error)[] = [];
  const asked: string[] = [];
  const running = { now: 0, most: 0 };
  const feeds = createFeeds({
    now: () => new Date(time),
    log: () => undefined,
    load: async (address) => {
      asked.push(address);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      running.now -= 1;
      const answer = answers.shift() ?? new Error('nothing to answer');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { feeds, answers, asked, running, wait: (ms: number) => (time += ms) };
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

test('asks a feed once in ten minutes, however many visitors come', async () => {
  const { feeds, answers, asked, wait } = setUp();
  answers.push(job('Clerk'));
  const [first, second] = await Promise.all([feeds.read('a'), feeds.read('a')]);
  wait(9 * MINUTE);
  expect(await feeds.read('a')).toEqual(first);
  expect(second).toEqual(first);
  expect(asked).toEqual(['a']);
});

test('lets nobody wait for news of a feed that is known', async () => {
  const { feeds, answers, wait } = setUp();
  answers.push(job('Clerk'), job('Guard'));
  await feeds.read('a');
  wait(11 * MINUTE);
  expect(await feeds.read('a')).toEqual(job('Clerk'));
  await settle();
  expect(await feeds.read('a')).toEqual(job('Guard'));
});

test('keeps what a feed said last while it fails, and tries again a minute later', async () => {
  const { feeds, answers, asked, wait } = setUp();
  answers.push(job('Clerk'), new Error('away'), job('Guard'));
  await feeds.read('a');
  wait(11 * MINUTE);
  await feeds.read('a');
  await settle();
  expect(await feeds.read('a')).toEqual(job('Clerk'));
  expect(asked).toHaveLength(2);
  wait(2 * MINUTE);
  await feeds.read('a');
  await settle();
  expect(await feeds.read('a')).toEqual(job('Guard'));
});

test('has no positions of a feed that never answered', async () => {
  const { feeds } = setUp();
  expect(await feeds.read('a')).toEqual([]);
});

test('asks one feed after another', async () => {
  const { feeds, answers, running } = setUp();
  answers.push(job('Clerk'), job('Guard'), job('Cook'));
  await Promise.all(['a', 'b', 'c'].map((address) => feeds.read(address)));
  expect(running.most).toBe(1);
});
