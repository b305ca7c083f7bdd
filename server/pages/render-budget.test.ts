import { afterEach, expect, test, vi } from 'vitest';
import { createRenderBudget } from './render-budget.ts';

afterEach(() => vi.useRealTimers());

const countAllowed = (budget: ReturnType<typeof createRenderBudget>, network: string, attempts: number) =>
  Array.from({ length: attempts }, () => budget.consume(network)).filter(Boolean).length;

test('a network may cause a burst of renders, and then two per second', () => {
  vi.useFakeTimers();
  const budget = createRenderBudget();
  expect(countAllowed(budget, '192.0.2.1', 100)).toBe(10);
  vi.advanceTimersByTime(3000);
  expect(countAllowed(budget, '192.0.2.1', 100)).toBe(6);
  vi.advanceTimersByTime(3_600_000);
  expect(countAllowed(budget, '192.0.2.1', 100)).toBe(10);
});

test('neither rejected attempts nor a clock that is set back prolong the wait', () => {
  vi.useFakeTimers();
  const budget = createRenderBudget();
  countAllowed(budget, '192.0.2.1', 10);
  let allowedCount = 0;
  for (let index = 0; index < 10; index++) {
    vi.advanceTimersByTime(125);
    allowedCount += countAllowed(budget, '192.0.2.1', 1);
  }
  expect(allowedCount).toBe(2);
  vi.setSystemTime(Date.now() - 60_000);
  expect(budget.consume('192.0.2.1')).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(budget.consume('192.0.2.1')).toBe(true);
});

test('whether a budget is used up can be read without using it', () => {
  const budget = createRenderBudget();
  expect([budget.isUsedUp('192.0.2.1'), countAllowed(budget, '192.0.2.1', 10), budget.isUsedUp('192.0.2.1')]).toEqual([false, 10, true]);
});

test('each network has its own budget', () => {
  const budget = createRenderBudget();
  countAllowed(budget, '192.0.2.1', 50);
  expect(budget.consume('192.0.2.2')).toBe(true);
});
