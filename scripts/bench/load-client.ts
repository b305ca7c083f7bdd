/**
 * A program, not a module: sends the same request over many connections, one at a time on each, and counts the responses. It uses plain sockets to
 * keep its own overhead low. The status and the length of each response are checked.
 */
import type { Socket } from 'node:net';
import { openSockets } from './open-sockets.ts';

type LoadOptions = { url: string; acceptEncoding: string; seconds: number; connections: number };

const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const url = new URL(options.url);
const { host, pathname } = url;
const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${options.acceptEncoding}\r\n\r\n`, 'latin1');
const headerEnd = Buffer.from('\r\n\r\n');

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
      remainingBytes = parseContentLength(received.toString('latin1', 0, end)) - (received.length - end - headerEnd.length);
      received = Buffer.alloc(0);
    } else remainingBytes -= chunk.length;
    if (remainingBytes > 0) return;
    if (remainingBytes < 0) failureCount++;
    remainingBytes = -1;
    responseCount++;
    if (!isEnding) socket.write(request);
  });
  socket.once('close', () => {
    if (!isEnding) failureCount++;
  });
  socket.write(request);
}

function parseContentLength(header: string): number {
  if (!header.startsWith('HTTP/1.1 200 ')) failureCount++;
  const length = /\r\ncontent-length: *(\d+)/i.exec(header)?.[1];
  if (length === undefined) throw new Error(`A response has no content-length:\n${header}`);
  return Number(length);
}

const sockets = await openSockets(url, options.connections);
const started = performance.now();
for (const socket of sockets) sendRepeatedly(socket);
setTimeout(() => {
  const perSecond = (responseCount * 1000) / (performance.now() - started);
  isEnding = true;
  for (const socket of sockets) socket.destroy();
  console.log(`Requests/sec: ${perSecond.toFixed(1)}`);
  if (failureCount > 0) console.log(`Non-2xx or malformed responses: ${failureCount}`);
}, options.seconds * 1000);
