/**
 * A program, not a module: keeps one question under way on each of many connections and counts the answers, over bare sockets. Every answer's status is
 * checked, and that it is as long as the first.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type LoadOrder = { url: string; body: string; seconds: number; connections: number };

const { url, body, seconds, connections } = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const { hostname, port, host, pathname } = new URL(url);
const bytes = Buffer.from(body);
const head = `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${bytes.length}\r\n\r\n`;
const request = Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
const headEnd = Buffer.from('\r\n\r\n');

let answers = 0;
let failures = 0;
let length = -1;
let ending = false;

function keepAsking(socket: Socket): void {
  /** Of the answer under way: bytes still to come, or -1 before its head was seen. */
  let missing = -1;
  let start: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    if (missing === -1) {
      start = start.length === 0 ? chunk : Buffer.concat([start, chunk]);
      const end = start.indexOf(headEnd);
      if (end === -1) return;
      missing = lengthOf(start.toString('latin1', 0, end)) - (start.length - end - headEnd.length);
      start = Buffer.alloc(0);
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = -1;
    answers += 1;
    if (!ending) socket.write(request);
  });
  socket.once('close', () => {
    if (!ending) failures += 1;
  });
  socket.write(request);
}

function lengthOf(answerHead: string): number {
  const told = Number(/\r\ncontent-length: *(\d+)/i.exec(answerHead)?.[1] ?? -1);
  if (length === -1) length = told;
  if (!answerHead.startsWith('HTTP/1.1 200 ') || told !== length) failures += 1;
  return told;
}

const sockets = await Promise.all(
  Array.from({ length: connections }, async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return socket;
  }),
);
const began = performance.now();
for (const socket of sockets) keepAsking(socket);
setTimeout(() => {
  ending = true;
  const perSecond = (answers * 1000) / (performance.now() - began);
  for (const socket of sockets) socket.destroy();
  console.log(JSON.stringify({ perSecond, failures }));
}, seconds * 1000);
