/**
 * A program, not a module: sends a request over many connections, one at a time on each, and counts the responses. It uses plain sockets to keep its
 * own overhead low. Each response must have status 200 and the same length as the first one.
 */
import type { Socket } from 'node:net';
import { openSockets } from '../bench/open-sockets.ts';
import { REQUEST_NUMBER } from './request-number.ts';

export type LoadOptions = { url: string; body: string; seconds: number; connections: number };

const { url, body, seconds, connections } = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const { host, pathname } = new URL(url);
const formatRequest = (text: string) =>
  Buffer.from(
    `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
const request = formatRequest(body);
const isNumbered = body.includes(REQUEST_NUMBER);
let requestCount = 0;
const getNextRequest = () => (isNumbered ? formatRequest(body.replace(REQUEST_NUMBER, String((requestCount += 1)))) : request);
const headerEnd = Buffer.from('\r\n\r\n');

let responseCount = 0;
let failureCount = 0;
let expectedLength = -1;
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
    remainingBytes = -1;
    responseCount += 1;
    if (!isEnding) socket.write(getNextRequest());
  });
  socket.once('close', () => {
    if (!isEnding) failureCount += 1;
  });
  socket.write(getNextRequest());
}

function parseContentLength(header: string): number {
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(header)?.[1] ?? -1);
  if (expectedLength === -1) expectedLength = length;
  if (!header.startsWith('HTTP/1.1 200 ') || length !== expectedLength) failureCount += 1;
  return length;
}

const sockets = await openSockets(new URL(url), connections);
const started = performance.now();
for (const socket of sockets) sendRepeatedly(socket);
setTimeout(() => {
  isEnding = true;
  const perSecond = (responseCount * 1000) / (performance.now() - started);
  for (const socket of sockets) socket.destroy();
  console.log(JSON.stringify({ perSecond, failures: failureCount }));
}, seconds * 1000);
