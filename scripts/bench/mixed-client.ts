/**
 * A program, not a module: sends requests over many connections, one at a time on each, and prints how long they took as JSON. Most requests are for
 * pages that the server has cached; the shares of searches and of paths that do not exist are options. It uses plain sockets to keep its own
 * overhead low.
 */
import type { Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { openSockets } from './open-sockets.ts';
import { percentile } from './percentile.ts';

export interface MixedLoadOptions {
  origin: string;
  cachedPaths: readonly string[];
  /** Path of the search page. */
  searchPath: string;
  /** Parts of all requests, from 0 to 1. */
  searchShare: number;
  missingShare: number;
  seconds: number;
  connections: number;
}

export interface MixedLoadResult {
  perSecond: number;
  /** 99th percentile and maximum of the response times, in milliseconds. */
  p99Ms: number;
  maxMs: number;
  /** Number of responses by kind of request and status: `search 503`. */
  statuses: Record<string, number>;
  /** 99th percentile of the response times of each kind, in milliseconds. */
  p99ByKind: Record<string, number>;
}

const options = JSON.parse(process.argv[2] ?? '') as MixedLoadOptions;
const url = new URL(options.origin);
const { host } = url;
const headerEnd = Buffer.from('\r\n\r\n');

const durations: Record<string, number[]> = {};
const statuses: Record<string, number> = {};
let isEnding = false;

function chooseRequest(): { kind: string; path: string } {
  const random = Math.random();
  const word = randomBytes(6).toString('hex');
  if (random < options.searchShare) return { kind: 'search', path: `${options.searchPath}?q=${word}` };
  if (random < options.searchShare + options.missingShare) return { kind: 'missing', path: `/${word}/` };
  return { kind: 'cached', path: options.cachedPaths[Math.floor(Math.random() * options.cachedPaths.length)] ?? '/' };
}

function sendRepeatedly(socket: Socket): void {
  /** Bytes of the current response still to be received, or -1 while its header is incomplete. */
  let remainingBytes = -1;
  let received: Buffer = Buffer.alloc(0);
  let kind = '';
  let startedAt = 0;
  const send = () => {
    const request = chooseRequest();
    kind = request.kind;
    startedAt = performance.now();
    socket.write(`GET ${request.path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`);
  };
  socket.on('data', (chunk: Buffer) => {
    if (remainingBytes === -1) {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(headerEnd);
      if (end === -1) return;
      const header = received.toString('latin1', 0, end);
      const status = `${kind} ${header.slice(9, 12)}`;
      statuses[status] = (statuses[status] ?? 0) + 1;
      remainingBytes = Number(/\r\ncontent-length: *(\d+)/i.exec(header)?.[1] ?? 0) - (received.length - end - headerEnd.length);
      received = Buffer.alloc(0);
    } else remainingBytes -= chunk.length;
    if (remainingBytes > 0) return;
    remainingBytes = -1;
    (durations[kind] ??= []).push(performance.now() - startedAt);
    if (!isEnding) send();
  });
  socket.once('close', () => {
    if (!isEnding) statuses['closed connection'] = (statuses['closed connection'] ?? 0) + 1;
  });
  socket.on('error', () => {});
  send();
}

const sockets = await openSockets(url, options.connections);
const started = performance.now();
for (const socket of sockets) sendRepeatedly(socket);
setTimeout(() => {
  const elapsedMs = performance.now() - started;
  isEnding = true;
  for (const socket of sockets) socket.destroy();
  const all = Object.values(durations).flat();
  const result: MixedLoadResult = {
    perSecond: (all.length * 1000) / elapsedMs,
    p99Ms: percentile(all, 0.99),
    maxMs: percentile(all, 1),
    statuses,
    p99ByKind: Object.fromEntries(Object.entries(durations).map(([kind, values]) => [kind, percentile(values, 0.99)])),
  };
  console.log(JSON.stringify(result));
}, options.seconds * 1000);
