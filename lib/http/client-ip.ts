import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback, normalizeIp } from './ip-address.ts';

/**
 * Returns the IP address of the client, or an empty string if it is unknown. The header `X-Forwarded-For` is trusted only if the request comes
 * from a program on this machine, such as the site or a reverse proxy.
 */
export function getClientIp(request: IncomingMessage): string {
  const peer = getPeerIp(request);
  return isLoopback(peer) ? (getForwardedIp(request) ?? peer) : peer;
}

/**
 * Returns the last address of `X-Forwarded-For`, or null if it is missing or invalid. Each proxy appends the address of its client, so only the
 * last one was written by the trusted proxy. The ones before it can be forged.
 */
export function getForwardedIp(request: IncomingMessage): string | null {
  const ip = normalizeIp([request.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? '');
  return isIP(ip) === 0 ? null : ip;
}

/** Returns the IP address at the other end of the connection. */
export function getPeerIp(request: IncomingMessage): string {
  return normalizeIp(request.socket.remoteAddress ?? '');
}
