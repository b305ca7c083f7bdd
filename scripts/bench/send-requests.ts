/** Sends requests over many connections, one at a time on each, and counts the responses. It uses plain sockets to keep its own overhead low. */
import type { Socket } from 'node:net';
import { openSockets } from './open-sockets.ts';

export type RequestLoad = {
  url: URL;
  connections: number;
  seconds: number;
  /** The bytes of the next request. */
  getRequest: () => Buffer;
  /** Whether a response is as expected, by the length of its body. Its status is 200. */
  isExpected?: (length: number) => boolean;
};

export type LoadResult = { perSecond: number; failures: number };

const headerEnd = Buffer.from('\r\n\r\n');

export async function sendRequests({ url, connections, seconds, getRequest, isExpected = () => true }: RequestLoad): Promise<LoadResult> {
  let responseCount = 0;
  let failureCount = 0;
  let isEnding = false;

  function sendRepeatedly(socket: Socket): void {
    /** Bytes of the current response still to be received, or -1 while its header is incomplete. */
    let remainingBytes = -1;
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      if (remainingBytes === -1) {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf(headerEnd);
        if (end === -1) return;
        remainingBytes = readContentLength(received.toString('latin1', 0, end)) - (received.length - end - headerEnd.length);
        received = Buffer.alloc(0);
      } else remainingBytes -= chunk.length;
      if (remainingBytes > 0) return;
      if (remainingBytes < 0) failureCount += 1;
      remainingBytes = -1;
      responseCount += 1;
      if (!isEnding) socket.write(getRequest());
    });
    socket.once('close', () => {
      if (!isEnding) failureCount += 1;
    });
    socket.write(getRequest());
  }

  function readContentLength(header: string): number {
    const digits = /\r\ncontent-length: *(\d+)/i.exec(header)?.[1];
    if (digits === undefined) throw new Error(`A response has no content-length:\n${header}`);
    const length = Number(digits);
    if (!header.startsWith('HTTP/1.1 200 ') || !isExpected(length)) failureCount += 1;
    return length;
  }

  const sockets = await openSockets(url, connections);
  const started = performance.now();
  for (const socket of sockets) sendRepeatedly(socket);
  return new Promise((resolve) => {
    setTimeout(() => {
      isEnding = true;
      const perSecond = (responseCount * 1000) / (performance.now() - started);
      for (const socket of sockets) socket.destroy();
      resolve({ perSecond, failures: failureCount });
    }, seconds * 1000);
  });
}
