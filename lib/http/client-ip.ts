import type { IncomingMessage } from 'node:http';
import { readEnv } from '#lib/env/env.ts';
import { type IpRange, isInRange, isIpAddress, isLoopback, normalizeIp } from './ip-address.ts';

/** More proxies than any installation has. The limit keeps the cost of a forged header low. */
const MAX_PROXIES = 20;

/**
 * Returns the IP address of the client, or an empty string if it is unknown. `X-Forwarded-For` is read only if the request comes from a trusted proxy:
 * a program on this machine, such as the site or a reverse proxy, or an address in `TRUSTED_PROXIES`.
 */
export function getClientIp(request: IncomingMessage, trustedProxies: readonly IpRange[] = readEnv().TRUSTED_PROXIES): string {
  const peer = getPeerIp(request);
  return isTrustedProxy(peer, trustedProxies) ? (getForwardedIp(request, trustedProxies) ?? peer) : peer;
}

/**
 * Returns the client address in the `X-Forwarded-For` header of a trusted sender, or null if there is none. Each proxy appends the address of its
 * client, so the entries of trusted proxies are at the end, and the first one from the right that is not a trusted proxy is the client. The entries
 * to the left of it can be forged.
 */
export function getForwardedIp(request: IncomingMessage, trustedProxies: readonly IpRange[] = readEnv().TRUSTED_PROXIES): string | null {
  const entries = [request.headers['x-forwarded-for']].flat().join(',').split(',').slice(-MAX_PROXIES);
  let ip: string | null = null;
  for (const entry of entries.toReversed()) {
    const forwarded = parseEntry(entry);
    if (forwarded === null) return ip;
    ip = forwarded;
    if (!isTrustedProxy(ip, trustedProxies)) return ip;
  }
  return ip;
}

/** Returns the IP address at the other end of the connection. */
export function getPeerIp(request: IncomingMessage): string {
  return normalizeIp(request.socket.remoteAddress ?? '');
}

/** Whether this address belongs to a proxy that forwards the requests of other clients. */
export function isTrustedProxy(address: string, trustedProxies: readonly IpRange[] = readEnv().TRUSTED_PROXIES): boolean {
  return isLoopback(address) || trustedProxies.some((range) => isInRange(address, range));
}

/** Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. Returns null if the entry is not an address. */
function parseEntry(entry: string): string | null {
  const text = entry.trim();
  const { ipv6, ipv4 } = /^(?:\[(?<ipv6>[^\]:]*:[^\]]*)\]|(?<ipv4>[\d.]+))(?::\d{1,5})?$/.exec(text)?.groups ?? {};
  const ip = normalizeIp(ipv6 ?? ipv4 ?? text);
  return isIpAddress(ip) ? ip : null;
}
