import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { getClientIp } from './client-ip.ts';

function getIp(remoteAddress: string | undefined, forwardedFor?: string | string[]): string {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } };
  return getClientIp(request as unknown as IncomingMessage);
}

describe('the client IP of a request over a loopback connection', () => {
  test.each(['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])('from %s is the forwarded address', (remoteAddress) => {
    expect(getIp(remoteAddress, '198.51.100.7')).toBe('198.51.100.7');
  });

  test('is the last forwarded address, because clients can forge the others', () => {
    expect(getIp('127.0.0.1', '10.0.0.1, 192.0.2.1, 198.51.100.7')).toBe('198.51.100.7');
    expect(getIp('127.0.0.1', ['10.0.0.1', '192.0.2.1,198.51.100.7'])).toBe('198.51.100.7');
  });

  test('can be an IPv6 address', () => {
    expect(getIp('::1', '192.0.2.1, 2001:db8::7 ')).toBe('2001:db8::7');
  });

  test.each([undefined, '', 'unknown', '198.51.100.7, ', '198.51.100.7, unknown', '198.51.100.7:4711', '198.51.100.256', '<script>'])(
    'is the address of the connection if X-Forwarded-For is %j',
    (forwardedFor) => {
      expect(getIp('127.0.0.1', forwardedFor)).toBe('127.0.0.1');
    },
  );
});

describe('the client IP of a request from another machine', () => {
  test.each(['198.51.100.1', '10.0.0.5', '128.0.0.1', '126.255.255.255', '::2', '2001:db8::1'])(
    'is the address of the connection %s, regardless of X-Forwarded-For',
    (remoteAddress) => {
      expect(getIp(remoteAddress, '127.0.0.1')).toBe(remoteAddress);
    },
  );

  test('is an IPv4 address, even if the connection has an IPv4-mapped IPv6 address', () => {
    expect(getIp('::ffff:198.51.100.1', '192.0.2.1')).toBe('198.51.100.1');
  });

  test('is empty after the connection is closed', () => {
    expect(getIp(undefined, '192.0.2.1')).toBe('');
  });
});
