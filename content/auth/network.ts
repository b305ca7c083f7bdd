import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or a rented machine has at least 2^64 addresses of its own: the first half of an address says whose it is. */
const NETWORK_GROUPS = 4;

/** What attempts are counted for: an IPv4 address as it is, of an IPv6 address its network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? first : [...first, ...Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
