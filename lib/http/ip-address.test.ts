import { describe, expect, test } from 'vitest';
import { isInRange, isLoopback, isPublicAddress, normalizeIp, parseIpRange, toNetworkPrefix, toWideNetworkPrefix } from './ip-address.ts';

describe('public addresses', () => {
  test.each([
    '8.8.8.8',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('addresses that are not public', () => {
  test.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private, class A', '10.0.0.1'],
    ['private, class B', '172.16.0.1'],
    ['private, end of class B', '172.31.255.255'],
    ['private, class C', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['end of carrier-grade NAT', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['end of loopback', '127.255.255.254'],
    ['link-local, cloud metadata', '169.254.169.254'],
    ['IETF protocol assignments', '192.0.0.8'],
    ['documentation 1', '192.0.2.1'],
    ['documentation 2', '198.51.100.1'],
    ['documentation 3', '203.0.113.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarking', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 unspecified', '::'],
    ['IPv6 loopback', '::1'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped loopback in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-mapped public address', '::ffff:8.8.8.8'],
    ['IPv4-translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['ORCHID', '2001:20::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['new IPv6 documentation', '3fff::1'],
    ['6to4', '2002:7f00:1::'],
    ['segment routing', '5f00::1'],
    ['not assigned', '4000::1'],
    ['unique local', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['short form', '127.1'],
    ['decimal form', '2130706433'],
    ['octal form', '0177.0.0.1'],
    ['a name', 'localhost'],
    ['empty', ''],
  ])('%s: %s', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['10.0.0.1', false],
  ['127.example.com', false],
  ['', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test.each([
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['unknown', 'unknown'],
])('%s is normalized to %s', (address, expected) => {
  expect(normalizeIp(address)).toBe(expected);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s has the network prefix %s', (address, network) => {
  expect(toNetworkPrefix(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s has the wide network prefix %s', (address, network) => {
  expect(toWideNetworkPrefix(address)).toBe(network);
});

describe('ranges of addresses', () => {
  test.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '::ffff:10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8', 'fd00::1', false],
    ['203.0.113.5', '203.0.113.5', true],
    ['203.0.113.5', '203.0.113.6', false],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::/32', '10.0.0.1', false],
    ['2001:db8::7', '2001:db8:0:0::7', true],
    ['10.0.0.0/8', 'unknown', false],
    ['10.0.0.0/8', '', false],
  ])('%s includes %s: %s', (text, address, expected) => {
    const range = parseIpRange(text);
    expect(range && isInRange(address, range)).toBe(expected);
  });

  test.each([
    '',
    'proxy',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10/8',
    '10.1/16',
    '2001:db8::/129',
    '::ffff:10.0.0.0/104',
    '10.0.0.0/8/8',
    '10.0.0.0/8 ',
  ])('%j is not a range', (text) => {
    expect(parseIpRange(text)).toBeNull();
  });

  test.each(['0.0.0.0/0', '::/0', '10.0.0.0/0'])('%s is not accepted, because it would trust every client', (text) => {
    expect(parseIpRange(text)).toBeNull();
  });
});
