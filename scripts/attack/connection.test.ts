import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { createRequest } from './request.ts';

let server: Server;
let url: URL;
let connectionCount = 0;

beforeEach(async () => {
  connectionCount = 0;
  server = createServer((request, response) => {
    if (request.url === '/close') return request.socket.destroy();
    if (request.url === '/never') return;
    if (request.url === '/last') response.setHeader('connection', 'close');
    response.end('hello');
  });
  server.on('connection', () => {
    connectionCount += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = () => new Connection(url, { timeoutMs: 500, keepBytes: 100 });
const describeOutcome = async (connection: Connection, path: string) => {
  const outcome = await connection.send(createRequest('GET', path));
  return outcome.kind === 'response' ? `${outcome.response.status} ${outcome.response.body.toString()}` : outcome.kind;
};

test('sends several requests on one connection', async () => {
  const connection = open();
  expect([await describeOutcome(connection, '/'), await describeOutcome(connection, '/')]).toEqual(['200 hello', '200 hello']);
  expect(connectionCount).toBe(1);
  connection.close();
});

test('connects again after the server has closed the connection', async () => {
  const connection = open();
  expect([await describeOutcome(connection, '/last'), await describeOutcome(connection, '/')]).toEqual(['200 hello', '200 hello']);
  expect(connectionCount).toBe(2);
  server.closeAllConnections();
  expect(await describeOutcome(connection, '/')).toBe('200 hello');
  connection.close();
});

test('reports a missing response', async () => {
  expect(await describeOutcome(open(), '/close')).toBe('closed');
  expect(await describeOutcome(open(), '/never')).toBe('timeout');
});

test('does not wait for the response to an incomplete request', async () => {
  const request = { ...createRequest('GET', '/', { 'content-length': '5' }), isComplete: false };
  expect((await new Connection(url, { timeoutMs: 60_000 }).send(request)).kind).toBe('response');
  const unfinished = { bytes: Buffer.from('GET / HTTP/1.1\r\n'), isHead: false, isComplete: false };
  expect((await new Connection(url, { timeoutMs: 60_000 }).send(unfinished)).kind).toBe('closed');
});
