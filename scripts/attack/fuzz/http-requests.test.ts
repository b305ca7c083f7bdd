import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { createHttpRequest } from './http-requests.ts';
import { mutateRequest } from './values.ts';

const createRequests = (seed: number) => {
  const random = new Random(seed);
  return Array.from({ length: 500 }, () => createHttpRequest(random, ['/', '/about/']));
};

test('the same seed results in the same requests', () => {
  expect(createRequests(3)).toEqual(createRequests(3));
  expect(createRequests(3)).not.toEqual(createRequests(4));
});

test('requests are framed correctly: one request line, one header per line, and a body of the stated length', () => {
  for (const { bytes } of createRequests(5)) {
    const text = bytes.toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    const [requestLine = '', ...headers] = text.slice(0, end).split('\r\n');
    expect(requestLine).toMatch(/^[A-Z]+ [^\s\0]+ HTTP\/1\.1$/);
    for (const header of headers) expect(header).toMatch(/^[\w-]+: [^\r\n\0]*$/);
    const length = Number(/\r\ncontent-length: (\d+)/.exec(text.slice(0, end))?.[1] ?? 0);
    expect(bytes.length - end - 4).toBe(length);
  }
});

test('a mutated request differs, and counts as one that may be incomplete', () => {
  const random = new Random(6);
  for (const request of createRequests(6)) expect(mutateRequest(random, request).isComplete).toBe(false);
  const [request] = createRequests(6);
  const mutated = request && Array.from({ length: 20 }, () => mutateRequest(random, request).bytes.toString('latin1'));
  expect(new Set(mutated).size).toBeGreaterThan(10);
});
