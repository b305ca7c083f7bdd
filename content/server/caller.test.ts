import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf, isThisMachine } from './caller.ts';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test.each([
  ['198.51.100.7', {}, '198.51.100.7'],
  ['::ffff:198.51.100.7', {}, '198.51.100.7'],
  ['198.51.100.7', { 'x-forwarded-for': '203.0.113.9' }, '198.51.100.7'],
  ['127.0.0.1', {}, '127.0.0.1'],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
  ['::1', { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, '203.0.113.9'],
  ['127.0.0.1', { 'x-forwarded-for': 'unknown' }, '127.0.0.1'],
])('a request from %s with %j comes from %s', (peer, headers, address) => {
  expect(callerOf(request(peer, headers)).address).toBe(address);
});

test('only a program of this machine that asks for itself is this machine', () => {
  expect(isThisMachine(request('127.0.0.1'))).toBe(true);
  expect(isThisMachine(request('::ffff:127.0.0.1'))).toBe(true);
  expect(isThisMachine(request('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }))).toBe(false);
  expect(isThisMachine(request('10.1.2.3'))).toBe(false);
});

test('an id is taken over where it is well formed', () => {
  expect(callerOf(request('127.0.0.1', { 'x-request-id': 'edge-7f3a.42' })).requestId).toBe('edge-7f3a.42');
  for (const id of ['', 'two words', 'a"b', 'x'.repeat(129), 'line\nbreak'])
    expect(callerOf(request('127.0.0.1', { 'x-request-id': id })).requestId).toMatch(/^[\da-f-]{36}$/);
});
