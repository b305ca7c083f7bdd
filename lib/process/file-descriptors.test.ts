import { expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { getDescriptorLimit, getMaxConnections, watchDescriptors } from './file-descriptors.ts';

const limits = (value: string) => () =>
  `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${value}              20000                files\n`;

test('reads the limit of this process', () => {
  expect(getDescriptorLimit(limits('4096'))).toBe(4096);
  expect(getDescriptorLimit(limits('unlimited'))).toBe(Infinity);
  expect(getDescriptorLimit()).toBeGreaterThan(0);
});

test('assumes a low limit if the operating system does not report it', () => {
  expect(getDescriptorLimit(() => '')).toBe(1024);
  const throwError = () => {
    throw new Error('ENOENT');
  };
  expect(getDescriptorLimit(throwError)).toBe(1024);
});

test.each([
  [1024, 256],
  [4096, 1536],
  [20_000, 9488],
  [1_000_000, 10_000],
  [Infinity, 10_000],
])('with %d file descriptors, a server has at most %d connections', (limit, expected) => {
  expect(getMaxConnections(limit)).toBe(expected);
});

test('warns once when more than 80% of the file descriptors are in use, and again after the number was lower', async () => {
  const log = vi.fn<Log>();
  let used = 80;
  const { stop } = watchDescriptors(log, { limit: 100, count: async () => used, intervalMs: 5 });
  const wait = () => new Promise((resolve) => setTimeout(resolve, 30));
  const expectWarnings = async (percent: number, warnings: number) => {
    used = percent;
    await wait();
    expect([percent, log.mock.calls.length]).toEqual([percent, warnings]);
  };
  await expectWarnings(80, 0);
  await expectWarnings(81, 1);
  await expectWarnings(75, 1);
  await expectWarnings(90, 1);
  await expectWarnings(60, 1);
  await expectWarnings(90, 2);
  stop();
});
