/**
 * Limits the memory of all request bodies of the process. A body counts until its response has been sent, because a request that waits for others keeps
 * its body.
 */
import type { ServerResponse } from 'node:http';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import { createSlots } from '#lib/http/slots.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { HttpError } from './http-error.ts';

/**
 * Longer bodies need one of a few places. The queries of the site are not longer, so clients that send large bodies, or send them slowly, cannot take the
 * places of ordinary requests.
 */
const LARGE_BYTES = 80_000;
const largeBodies = createSlots({ total: 24, perNetwork: 12 });

/** For all other bodies together. Requests of the site do not count. */
const MAX_BYTES = 32_000_000;
let usedBytes = 0;

export type BodyMemory = {
  /** Reserves memory for a body of this length, or for one that has become this long. @throws HttpError 503 if too many bodies are in memory */
  reserve: (length: number) => void;
};

/** @param response after which the memory of the body is released */
export function createBodyMemory(response: ServerResponse, client: ClientInfo): BodyMemory {
  let reservedBytes = 0;
  let releasePlace: (() => void) | undefined;
  response.once('close', () => {
    usedBytes -= reservedBytes;
    releasePlace?.();
  });
  const reservePlace = () => {
    const place = largeBodies.take(toNetworkPrefix(client.address));
    if (typeof place === 'string') throw createBusyError();
    releasePlace = place;
  };
  return {
    reserve: (length) => {
      if (releasePlace !== undefined) return;
      if (length > LARGE_BYTES) return reservePlace();
      if (client.isSite || length <= reservedBytes) return;
      if (usedBytes + length - reservedBytes > MAX_BYTES) throw createBusyError();
      usedBytes += length - reservedBytes;
      reservedBytes = length;
    },
  };
}

function createBusyError(): HttpError {
  return new HttpError(503, 'Too many requests with large bodies are in progress. Send the request again in a few seconds.', {
    'retry-after': '5',
    connection: 'close',
  });
}
