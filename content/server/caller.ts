/** Where a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isLoopback, peerOf, visitorAddress } from '#lib/http/visitor-address.ts';
import type { Caller } from '../schema/context.ts';
import { requestIdOf } from './request-id.ts';

/** As far as the connection tells. */
export function callerOf(request: IncomingMessage): Caller {
  return {
    address: visitorAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: requestIdOf(request.headers['x-request-id']),
  };
}

/** Whether a program of this machine asks for itself, not for somebody behind it. */
export function isThisMachine(request: IncomingMessage): boolean {
  const speaksForOthers = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => request.headers[name] !== undefined);
  return !speaksForOthers && isLoopback(peerOf(request));
}
