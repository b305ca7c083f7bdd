import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createRequestError } from './errors.ts';
import { createRequestGuard, type RequestGuardOptions } from './request-guard.ts';
import { createResponseMemory } from './response-memory.ts';
import { createTimeSlices } from './time-slices.ts';

const createGuard = (options: Partial<RequestGuardOptions> = {}) =>
  createRequestGuard({ slices: createTimeSlices(), memory: createResponseMemory(), isSignedIn: false, ...options });
const never = new Promise<void>(() => {});

test('returns a result that arrives in time', async () => {
  const guard = createGuard({ timeoutMs: 50 });
  expect(await guard.waitFor(wait(1, 'done'), false)).toBe('done');
  expect(await guard.waitFor('at once', false)).toBe('at once');
  await expect(guard.waitFor(Promise.reject(new Error('no')), false)).rejects.toThrow('no');
  expect(guard.signal.aborted).toBe(false);
});

test('stops an operation that takes too long, with an error message that contains the remedy', async () => {
  const guard = createGuard({ timeoutMs: 5 });
  await expect(guard.waitFor(never, false)).rejects.toThrow('longer than 0.005 seconds. Request less data at once.');
  expect(guard.signal.aborted).toBe(true);
  await expect(createGuard({ timeoutMs: 5 }).waitFor(never, true)).rejects.toThrow('Its changes may have been made.');
});

test('a result that fails after the operation was stopped does not end the process', async () => {
  const guard = createGuard();
  guard.stop(createRequestError('stopped'));
  const late = Promise.withResolvers<never>();
  await expect(guard.waitFor(late.promise, false)).rejects.toThrow('stopped');
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', unhandled);
  late.reject(new Error('too late'));
  await wait(1);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('the operations of a batch share the time limit', async () => {
  const guard = createGuard({ timeoutMs: 30 });
  await guard.waitFor(wait(40), false).catch(() => undefined);
  await expect(guard.waitFor('next', false)).rejects.toThrow('Request less data at once.');
});

test.each([
  [false, '8 MB', 8_000_001],
  [true, '16 MB', 16_000_001],
])('limits the size of the responses (signed in: %s)', async (isSignedIn, limit, bytes) => {
  const guard = createGuard({ isSignedIn });
  guard.countBytes(bytes - 1);
  expect(guard.signal.aborted).toBe(false);
  guard.countBytes(1);
  await expect(guard.waitFor(never, false)).rejects.toThrow(`The response is larger than ${limit}.`);
});

test('limits the responses of a batch together', () => {
  const guard = createGuard();
  const bytes = new Uint8Array(4_000_000);
  expect(guard.countResponse(bytes)).toBe(bytes);
  expect(guard.countResponse(bytes)).toBe(bytes);
  expect(() => guard.countResponse(new Uint8Array(1))).toThrow('limited to 8 MB');
});

test('limits the number of values and of errors', async () => {
  const guard = createGuard();
  for (let count = 0; count <= 500_000; count += 1) guard.countField(1);
  await expect(guard.waitFor(never, false)).rejects.toThrow('limited to 500000 values');
  const failing = createGuard();
  for (let count = 0; count <= 1_000; count += 1) failing.countError();
  await expect(failing.waitFor(never, false)).rejects.toThrow('limited to 1000 errors');
});

test('stops when the client disconnects', async () => {
  const disconnect = new AbortController();
  const guard = createGuard({ disconnected: disconnect.signal });
  disconnect.abort();
  await expect(guard.waitFor(never, false)).rejects.toThrow('disconnected');
  expect(createGuard({ disconnected: disconnect.signal }).signal.aborted).toBe(true);
});

test('work that pauses after a stop does not continue', async () => {
  const guard = createGuard({ timeoutMs: 1 });
  await guard.waitFor(never, false).catch(() => undefined);
  const pause = guard.pause();
  expect(await Promise.race([pause, wait(20, 'still waiting')])).toBe('still waiting');
});

test('stops a request if other responses need its memory', async () => {
  const memory = createResponseMemory(1_000_000);
  const [large, small] = [createGuard({ memory }), createGuard({ memory })];
  large.countBytes(900_000);
  small.countBytes(200_000);
  await expect(large.waitFor(never, false)).rejects.toMatchObject({ extensions: { status: 503 } });
  expect(small.signal.aborted).toBe(false);
  small.release();
  expect(memory.bytes).toBe(0);
});
