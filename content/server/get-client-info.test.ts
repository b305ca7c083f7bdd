import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { getClientInfo as getClientInfoWith, isFromThisMachine } from './get-client-info.ts';

const getClientInfo = (from: IncomingMessage) => getClientInfoWith(from, (text) => text === 'the secret');

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
  ['198.51.100.7', { 'x-forwarded-for': '203.0.113.9', 'x-faustwp-secret': 'the secret' }, '203.0.113.9'],
  ['198.51.100.7', { 'x-forwarded-for': '203.0.113.9', 'x-faustwp-secret': 'a guess' }, '198.51.100.7'],
  ['198.51.100.7', { 'x-faustwp-secret': 'the secret' }, '198.51.100.7'],
])('a connection from %s with the headers %j has the client address %s', (peer, headers, address) => {
  expect(getClientInfo(request(peer, headers)).address).toBe(address);
});

test('recognizes a request from this machine that is not forwarded', () => {
  expect(isFromThisMachine(request('127.0.0.1'))).toBe(true);
  expect(isFromThisMachine(request('::ffff:127.0.0.1'))).toBe(true);
  expect(isFromThisMachine(request('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }))).toBe(false);
  expect(isFromThisMachine(request('10.1.2.3'))).toBe(false);
});

test('keeps a request ID that is well formed, and replaces others', () => {
  expect(getClientInfo(request('127.0.0.1', { 'x-request-id': 'edge-7f3a.42' })).requestId).toBe('edge-7f3a.42');
  for (const id of ['', 'two words', 'a"b', 'x'.repeat(129), 'line\nbreak'])
    expect(getClientInfo(request('127.0.0.1', { 'x-request-id': id })).requestId).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  [{ 'x-device-token': 'abc.def' }, 'abc.def'],
  [{ 'x-device-token': 'x'.repeat(101) }, undefined],
  [{}, undefined],
])('the headers %j contain the device token %s', (headers, deviceToken) => {
  expect(getClientInfo(request('198.51.100.7', headers)).deviceToken).toBe(deviceToken);
});
