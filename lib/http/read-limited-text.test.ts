import { expect, test } from 'vitest';
import { readLimitedText } from './read-limited-text.ts';

const toBody = (...chunks: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      controller.close();
    },
  });

test('a missing or empty body is empty text', async () => {
  expect(await readLimitedText(null, 5)).toBe('');
  expect(await readLimitedText(toBody(), 0)).toBe('');
});

test('a body may be exactly as large as the limit', async () => {
  expect(await readLimitedText(toBody('dock'), 4)).toBe('dock');
  expect(await readLimitedText(toBody('docks'), 4)).toBeNull();
  expect(await readLimitedText(toBody('do', 'ck'), 4)).toBe('dock');
  expect(await readLimitedText(toBody('do', 'cks'), 4)).toBeNull();
});

test('the limit counts bytes and not characters', async () => {
  expect(await readLimitedText(toBody('é'), 2)).toBe('é');
  expect(await readLimitedText(toBody('é'), 1)).toBeNull();
});

test('a character that is split between two chunks stays whole', async () => {
  const [first = 0, second = 0] = new TextEncoder().encode('é');
  expect(await readLimitedText(toBody('caf', new Uint8Array([first]), new Uint8Array([second])), 10)).toBe('café');
});

test('a body that ends within a character ends with a replacement character', async () => {
  expect(await readLimitedText(toBody('caf', new Uint8Array([0xc3])), 10)).toBe('caf\uFFFD');
});

test('reading stops at the limit', async () => {
  let canceled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    cancel: () => {
      canceled = true;
    },
  });
  expect(await readLimitedText(endless, 10_000)).toBeNull();
  expect(canceled).toBe(true);
});
