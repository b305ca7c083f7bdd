/** Classifies IP addresses by the network they belong to. */
import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** IANA assigns public IPv6 addresses from this block only. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** A household or a rented server has at least 2^64 IPv6 addresses, which share the first 64 bits (four groups). */
const NETWORK_GROUPS = 4;

/** Companies and hosting customers often get 2^16 such networks at once, which share the first 48 bits. */
const WIDE_NETWORK_GROUPS = 3;

/** A network: its address and the number of leading bits that its addresses share. */
export type IpRange = [IPv4 | IPv6, number];

/** `isIP` first: ipaddr.js also accepts short forms such as `127.1`. */
function parseIp(address: string): IPv4 | IPv6 | null {
  return isIP(address) === 0 ? null : ipaddr.parse(address);
}

/** An IPv4 connection to an IPv6 socket has an IPv4-mapped address (`::ffff:192.0.2.1`). This returns the IPv4 address. Other text is unchanged. */
export function normalizeIp(address: string): string {
  const ip = parseIp(address);
  return ip instanceof ipaddr.IPv6 && ip.isIPv4MappedAddress() ? ip.toIPv4Address().toString() : address;
}

export function isIpAddress(text: string): boolean {
  return isIP(text) !== 0;
}

export function isLoopback(address: string): boolean {
  return parseIp(normalizeIp(address))?.range() === 'loopback';
}

/**
 * Whether an address is on the public internet. False for private, shared (carrier-grade NAT), link-local, multicast, documentation and reserved
 * addresses, and for IPv6 addresses that contain an IPv4 address (IPv4-mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  const ip = parseIp(address);
  if (ip?.range() !== 'unicast') return false;
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_UNICAST);
}

/** Returns the part of an address by which requests are rate-limited: a whole IPv4 address, or the first 64 bits of an IPv6 address. Other text is unchanged. */
export function toNetworkPrefix(address: string): string {
  const ip = parseIp(normalizeIp(address));
  if (!(ip instanceof ipaddr.IPv6)) return normalizeIp(address);
  const groups = ip.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Returns the network that one customer of a provider can have: the first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address. Other text
 * is unchanged.
 */
export function toWideNetworkPrefix(address: string): string {
  const ip = parseIp(normalizeIp(address));
  if (!ip) return normalizeIp(address);
  if (ip instanceof ipaddr.IPv4) return `${ip.octets.slice(0, 3).join('.')}.0/24`;
  const groups = ip.parts.slice(0, WIDE_NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/48`;
}

/**
 * Parses an address (`192.0.2.1`) or a network (`192.0.2.0/24`). Returns null for other text, for IPv4-mapped IPv6 networks, which must be written as
 * IPv4, and for the prefix length 0, which would include every address.
 */
export function parseIpRange(text: string): IpRange | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const ip = parseIp(address);
  if (!ip || (ip instanceof ipaddr.IPv6 && ip.isIPv4MappedAddress())) return null;
  const maxLength = ip instanceof ipaddr.IPv6 ? 128 : 32;
  const length = bits === undefined ? maxLength : Number(bits);
  return length >= 1 && length <= maxLength ? [ip, length] : null;
}

/** @param address any text; only an IP address can be in a range */
export function isInRange(address: string, [network, length]: IpRange): boolean {
  const ip = parseIp(normalizeIp(address));
  return ip !== null && ip.kind() === network.kind() && ip.match(network, length);
}
