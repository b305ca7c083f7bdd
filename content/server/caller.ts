/** Where a request comes from. */
import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '../schema/context.ts';
import { requestIdOf } from './request-id.ts';

/** As far as the connection tells. Programs of this machine (the site, a proxy) may name the visitor they speak for; others are not believed. */
export function callerOf(request: IncomingMessage): Caller {
  return {
    address: addressOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: requestIdOf(request.headers['x-request-id']),
  };
}

function addressOf(request: IncomingMessage): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (!isLoopback(peer)) return peer;
  // Each proxy adds the address it saw at the end; what stands before is the caller's own claim.
  const named = plain([request.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? '');
  return isIP(named) === 0 ? peer : named;
}

/** An IPv4 address that reached an IPv6 socket is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Whether a program of this machine asks for itself, not for somebody behind it. */
export function isThisMachine(request: IncomingMessage): boolean {
  const speaksForOthers = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => request.headers[name] !== undefined);
  return !speaksForOthers && isLoopback(plain(request.socket.remoteAddress ?? ''));
}
