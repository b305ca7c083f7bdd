import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { getClientIp, getForwardedIp } from './client-ip.ts';
import { type IpRange, parseIpRange } from './ip-address.ts';

function createRequest(remoteAddress: string | undefined, forwardedFor?: string | string[]): IncomingMessage {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } } as unknown as IncomingMessage;
}

function getIp(remoteAddress: string | undefined, forwardedFor?: string | string[], trustedProxies: readonly string[] = []): string {
  return getClientIp(createRequest(remoteAddress, forwardedFor), toRanges(trustedProxies));
}

function toRanges(texts: readonly string[]): IpRange[] {
  return texts.map((text) => {
    const range = parseIpRange(text);
    if (!range) throw new Error(`${text} is not a range.`);
    return range;
  });
}

describe('the client IP of a request over a loopback connection', () => {
  test.each(['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])('from %s is the forwarded address', (remoteAddress) => {
    expect(getIp(remoteAddress, '198.51.100.7')).toBe('198.51.100.7');
  });

  test('is the last forwarded address, because clients can forge the others', () => {
    expect(getIp('127.0.0.1', '10.0.0.1, 192.0.2.1, 198.51.100.7')).toBe('198.51.100.7');
    expect(getIp('127.0.0.1', ['10.0.0.1', '192.0.2.1,198.51.100.7'])).toBe('198.51.100.7');
  });

  test('is found behind further programs on this machine', () => {
    expect(getIp('127.0.0.1', '192.0.2.1, 198.51.100.7, 127.0.0.1, ::1, ::ffff:127.0.0.2')).toBe('198.51.100.7');
  });

  test('can be an IPv6 address', () => {
    expect(getIp('::1', '192.0.2.1, 2001:db8::7 ')).toBe('2001:db8::7');
  });

  test('is an IPv4 address if the proxy writes an IPv4-mapped address', () => {
    expect(getIp('::1', '192.0.2.1, ::ffff:198.51.100.7')).toBe('198.51.100.7');
  });

  test.each(['198.51.100.7:4711', '2001:db8::1, 198.51.100.7:65535', '198.51.100.7:1'])(
    'has no port if X-Forwarded-For is %j',
    (forwardedFor) => {
      expect(getIp('127.0.0.1', forwardedFor)).toBe('198.51.100.7');
    },
  );

  test('is found quickly in a long header', () => {
    const startedAt = performance.now();
    expect(getIp('127.0.0.1', `[${':'.repeat(60_000)}`)).toBe('127.0.0.1');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  test.each(['[2001:db8::7]:4711', '[2001:db8::7]'])('has no brackets and no port if X-Forwarded-For is %j', (forwardedFor) => {
    expect(getIp('127.0.0.1', forwardedFor)).toBe('2001:db8::7');
  });

  test.each([
    undefined,
    '',
    ',',
    'unknown',
    '198.51.100.7, ',
    '198.51.100.7, unknown',
    '198.51.100.256',
    '198.51.100.7:',
    '198.51.100.7:port',
    '198.51.100.7:123456',
    '198.51.100.7:80:80',
    '[198.51.100.7]',
    '[2001:db8::7',
    '2001:db8::7]',
    '127.1',
    '0x7f.0.0.1',
    '"198.51.100.7"',
    'for=198.51.100.7',
    '<script>',
    `198.51.100.7${' '.repeat(5000)}x`,
  ])('is the address of the connection if X-Forwarded-For is %j', (forwardedFor) => {
    expect(getIp('127.0.0.1', forwardedFor)).toBe('127.0.0.1');
  });
});

describe('the client IP of a request from another machine', () => {
  test.each(['198.51.100.1', '10.0.0.5', '128.0.0.1', '126.255.255.255', '::2', '2001:db8::1'])(
    'is the address of the connection %s, regardless of X-Forwarded-For',
    (remoteAddress) => {
      expect(getIp(remoteAddress, '127.0.0.1')).toBe(remoteAddress);
      expect(getIp(remoteAddress, '192.0.2.1', ['192.0.2.0/24'])).toBe(remoteAddress);
    },
  );

  test('is an IPv4 address, even if the connection has an IPv4-mapped IPv6 address', () => {
    expect(getIp('::ffff:198.51.100.1', '192.0.2.1')).toBe('198.51.100.1');
  });

  test('is empty after the connection is closed', () => {
    expect(getIp(undefined, '192.0.2.1')).toBe('');
  });
});

describe('the client IP of a request from a trusted proxy', () => {
  const proxies = ['10.0.0.0/8', '2001:db8:ffff::/48', '203.0.113.5'];

  test.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:ffff::1', '203.0.113.5'])('%s is the forwarded address', (remoteAddress) => {
    expect(getIp(remoteAddress, '192.0.2.1, 198.51.100.7', proxies)).toBe('198.51.100.7');
  });

  test('is the first address from the right that is not a trusted proxy', () => {
    expect(getIp('10.0.0.1', '192.0.2.1, 198.51.100.7:4711, 10.0.0.2, [2001:db8:ffff::2]:443, ::ffff:10.0.0.3', proxies)).toBe(
      '198.51.100.7',
    );
  });

  test('cannot be forged, whether by one header with many entries or by several headers', () => {
    const forged = Array.from({ length: 1000 }, () => '10.0.0.1').join(',');
    expect(getIp('10.0.0.1', `${forged}, 198.51.100.7`, proxies)).toBe('198.51.100.7');
    expect(getIp('10.0.0.1', [forged, '127.0.0.1', '198.51.100.7'], proxies)).toBe('198.51.100.7');
  });

  test('is the address of the proxy that received an invalid entry', () => {
    expect(getIp('10.0.0.1', '198.51.100.7, unknown, 10.0.0.2', proxies)).toBe('10.0.0.2');
  });

  test('is the farthest proxy if all entries are trusted proxies', () => {
    expect(getIp('10.0.0.1', '10.0.0.4, 10.0.0.3, 10.0.0.2', proxies)).toBe('10.0.0.4');
  });

  test('is found behind at most 20 proxies', () => {
    const chain = (length: number) => `198.51.100.7,${Array.from({ length }, (_, index) => `10.0.0.${index + 1}`).join(',')}`;
    expect(getIp('10.0.0.254', chain(19), proxies)).toBe('198.51.100.7');
    expect(getIp('10.0.0.254', chain(20), proxies)).toBe('10.0.0.1');
    expect(getIp('10.0.0.254', chain(200), proxies)).toBe('10.0.0.181');
  });
});

test('the forwarded address of a sender that is trusted for another reason is null if the header is missing or invalid', () => {
  expect(getForwardedIp(createRequest('198.51.100.1'), [])).toBeNull();
  expect(getForwardedIp(createRequest('198.51.100.1', 'unknown'), [])).toBeNull();
  expect(getForwardedIp(createRequest('198.51.100.1', '192.0.2.1, 203.0.113.9'), [])).toBe('203.0.113.9');
});
