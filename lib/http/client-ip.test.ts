import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { getClientIp } from './client-ip.ts';

function getIp(remoteAddress: string | undefined, forwardedFor?: string | string[]): string {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } };
  return getClientIp(request as unknown as IncomingMessage);
}

describe('a request from a program on this machine', () => {
  test.each(['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])('through %s has the address that it forwards', (peer) => {
    expect(getIp(peer, '198.51.100.7')).toBe('198.51.100.7');
  });

  test('has the last forwarded address, because clients can forge the ones before it', () => {
    expect(getIp('127.0.0.1', '10.0.0.1, 192.0.2.1, 198.51.100.7')).toBe('198.51.100.7');
    expect(getIp('127.0.0.1', ['10.0.0.1', '192.0.2.1,198.51.100.7'])).toBe('198.51.100.7');
  });

  test('may forward an IPv6 address', () => {
    expect(getIp('::1', '192.0.2.1, 2001:db8::7 ')).toBe('2001:db8::7');
  });

  test.each([undefined, '', 'unknown', '198.51.100.7, ', '198.51.100.7, unknown', '198.51.100.7:4711', '198.51.100.256', '<script>'])(
    'has its own address if the forwarded one is %j',
    (forwardedFor) => {
      expect(getIp('127.0.0.1', forwardedFor)).toBe('127.0.0.1');
    },
  );
});

describe('a request from another machine', () => {
  test.each(['198.51.100.1', '10.0.0.5', '128.0.0.1', '126.255.255.255', '::2', '2001:db8::1'])(
    'at %s cannot forward an address',
    (peer) => {
      expect(getIp(peer, '127.0.0.1')).toBe(peer);
    },
  );

  test('has its IPv4 address, even if the connection is mapped to IPv6', () => {
    expect(getIp('::ffff:198.51.100.1', '192.0.2.1')).toBe('198.51.100.1');
  });

  test('has no address after the connection is closed', () => {
    expect(getIp(undefined, '192.0.2.1')).toBe('');
  });
});
