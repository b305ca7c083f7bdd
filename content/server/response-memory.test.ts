import { expect, test, vi } from 'vitest';
import { createResponseMemory } from './response-memory.ts';

function setUp() {
  const memory = createResponseMemory(100);
  const dropped: string[] = [];
  const reserve = (name: string) => memory.reserve(() => dropped.push(name));
  return { memory, dropped, reserve };
}

test('drops the largest response if all of them exceed the limit together', () => {
  const { memory, dropped, reserve } = setUp();
  const [small, large, next] = [reserve('small'), reserve('large'), reserve('next')];
  small.resize(20);
  large.resize(60);
  next.resize(20);
  expect(dropped).toEqual([]);
  next.resize(30);
  expect(dropped).toEqual(['large']);
  expect(memory.bytes).toBe(50);
});

test('drops a response that its client does not read before one that is being computed', () => {
  vi.useFakeTimers();
  try {
    const { dropped, reserve } = setUp();
    const [unread, computed] = [reserve('unread'), reserve('computed')];
    unread.markRead();
    unread.resize(40);
    vi.advanceTimersByTime(1_100);
    computed.resize(90);
    expect(dropped).toEqual(['unread']);
  } finally {
    vi.useRealTimers();
  }
});

test('counts a body that several responses send once', () => {
  const { memory, dropped, reserve } = setUp();
  const [body, other] = [new Uint8Array(60), new Uint8Array(30)];
  const [first, second, third] = [reserve('first'), reserve('second'), reserve('third')];
  first.hold(body);
  second.hold(body);
  third.hold(other);
  expect(memory.bytes).toBe(90);
  first.release();
  expect(memory.bytes).toBe(90);
  second.release();
  expect(memory.bytes).toBe(30);
  reserve('fourth').hold(new Uint8Array(80));
  expect(dropped).toEqual(['fourth']);
});

test('frees the memory of a response that has been released or dropped, once', () => {
  const { memory, dropped, reserve } = setUp();
  const [first, second] = [reserve('first'), reserve('second')];
  first.resize(60);
  first.release();
  first.release();
  first.resize(90);
  expect(memory.bytes).toBe(0);
  second.resize(101);
  expect(dropped).toEqual(['second']);
  second.release();
  expect(memory.bytes).toBe(0);
});
