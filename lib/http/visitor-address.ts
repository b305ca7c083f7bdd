import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Address of who asks, as far as the connection tells. Programs of this machine (the site, a proxy) may name whom they speak for; others are not believed. */
export function visitorAddress(request: IncomingMessage): string {
  const peer = peerOf(request);
  return isLoopback(peer) ? (namedAddress(request) ?? peer) : peer;
}

/** Whom a program says it speaks for. Each proxy adds the address it saw at the end; what stands before is the caller's own claim. */
export function namedAddress(request: IncomingMessage): string | null {
  const named = plain([request.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? '');
  return isIP(named) === 0 ? null : named;
}

/** Address at the other end of the connection. */
export function peerOf(request: IncomingMessage): string {
  return plain(request.socket.remoteAddress ?? '');
}

/** An IPv4 address that reached an IPv6 socket is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
