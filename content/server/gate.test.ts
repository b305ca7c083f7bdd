import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from './exchange.ts';
import { createGate } from './gate.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('lets some in at once and the others in their order, one for each that leaves', async () => {
  const gate = createGate({ running: 2, waiting: 10, waitMs: 1_000 });
  const began: number[] = [];
  const works = Array.from({ length: 4 }, held);
  const passing = works.map(({ work }, index) =>
    gate.pass(() => {
      began.push(index);
      return work();
    }),
  );
  await wait(5);
  expect([began, gate.running, gate.waiting]).toEqual([[0, 1], 2, 2]);
  works[1]?.end();
  await wait(5);
  expect([began, gate.running, gate.waiting]).toEqual([[0, 1, 2], 2, 1]);
  for (const { end } of works) end();
  await Promise.all(passing);
  expect([began, gate.running, gate.waiting]).toEqual([[0, 1, 2, 3], 0, 0]);
});

test('refuses who finds the line full, and who has waited too long', async () => {
  const gate = createGate({ running: 1, waiting: 1, waitMs: 20 });
  const first = held();
  const running = gate.pass(first.work);
  const late = gate.pass(async () => 'in');
  await expect(gate.pass(async () => 'in')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  await expect(late).rejects.toBeInstanceOf(Refusal);
  first.end();
  await running;
  expect(await gate.pass(async () => 'in')).toBe('in');
});

test('a place is free again after work that failed', async () => {
  const gate = createGate({ running: 1, waiting: 0, waitMs: 20 });
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.pass(async () => 'in')).toBe('in');
});
