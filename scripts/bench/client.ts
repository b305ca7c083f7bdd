/**
 * A program, not a module: keeps one request under way on each of many connections and counts the answers, over bare sockets. The first answer
 * tells how long they are; every answer's status and length are checked.
 */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

type Order = { url: string; acceptEncoding: string; seconds: number; connections: number };

const order = JSON.parse(process.argv[2] ?? '') as Order;
const { hostname, port, host, pathname } = new URL(order.url);
const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${order.acceptEncoding}\r\n\r\n`, 'latin1');
const headEnd = Buffer.from('\r\n\r\n');

let answers = 0;
let failures = 0;
let ending = false;

function keepAsking(socket: Socket): void {
  /** Of the answer under way: bytes still to come, or -1 before its head was seen. */
  let missing = -1;
  let head: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    if (missing === -1) {
      const start = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = start.indexOf(headEnd);
      if (end === -1) {
        head = start;
        return;
      }
      head = Buffer.alloc(0);
      missing = lengthOf(start.toString('latin1', 0, end)) - (start.length - end - headEnd.length);
    } else missing -= chunk.length;
    if (missing > 0) return;
    if (missing < 0) failures++;
    missing = -1;
    answers++;
    if (!ending) socket.write(request);
  });
  socket.once('close', () => {
    if (!ending) failures++;
  });
  socket.write(request);
}

function lengthOf(text: string): number {
  if (!text.startsWith('HTTP/1.1 200 ')) failures++;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${text}`);
  return Number(length);
}

const sockets = await Promise.all(
  Array.from({ length: order.connections }, async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return socket;
  }),
);
const started = performance.now();
for (const socket of sockets) keepAsking(socket);
setTimeout(() => {
  const perSecond = (answers * 1000) / (performance.now() - started);
  ending = true;
  for (const socket of sockets) socket.destroy();
  console.log(`Requests/sec: ${perSecond.toFixed(1)}`);
  if (failures > 0) console.log(`Non-2xx or broken answers: ${failures}`);
}, order.seconds * 1000);
