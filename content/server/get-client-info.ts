/** The client of a request. */
import type { IncomingMessage } from 'node:http';
import { getClientIp, getForwardedIp, getPeerIp } from '#lib/http/client-ip.ts';
import { isLoopback } from '#lib/http/ip-address.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { getRequestId } from './request-id.ts';

/** The service does not issue longer tokens. */
const MAX_DEVICE_TOKEN_LENGTH = 100;

/**
 * The client's address, user agent, request ID and device token.
 * @param isSharedSecret whether the text is the secret that the site sends
 */
export function getClientInfo(request: IncomingMessage, isSharedSecret: (text: string) => boolean): ClientInfo {
  const secret = request.headers['x-faustwp-secret'];
  const isSite = typeof secret === 'string' && isSharedSecret(secret);
  return {
    address: getAddress(request, isSite),
    ...(isSite && { isSite }),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: getRequestId(request.headers['x-request-id']),
    ...getDeviceToken(request),
  };
}

/**
 * A site on another machine forwards the address of its visitor. The address is trusted only with the shared secret. Without it, all visitors of the
 * site would share one rate limit.
 */
function getAddress(request: IncomingMessage, isSite: boolean): string {
  return (isSite ? getForwardedIp(request) : null) ?? getClientIp(request);
}

function getDeviceToken({ headers }: IncomingMessage): Pick<ClientInfo, 'deviceToken'> {
  const deviceToken = headers['x-device-token'];
  return typeof deviceToken === 'string' && deviceToken.length <= MAX_DEVICE_TOKEN_LENGTH ? { deviceToken } : {};
}

/** Whether the request comes from a program on this machine that does not forward a request from another client. */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => request.headers[name] !== undefined);
  return !isForwarded && isLoopback(getPeerIp(request));
}
