import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from './connections.ts';

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Fixture {
  server: Server;
  /** Opens a connection and sends the bytes. */
  open: (bytes?: string, localAddress?: string) => Promise<Client>;
  events: string[];
}

interface Client {
  socket: Socket;
  text: () => string;
  closed: Promise<unknown>;
}

async function startServer(handle: RequestListener, limits: Partial<ConnectionLimits> = {}): Promise<Fixture> {
  const server = createServer();
  const events: string[] = [];
  const listener = limitConnections(server, handle, {
    maxConnections: 100,
    maxConnectionsPerNetwork: 100,
    isTrustedProxy: () => false,
    log: (_level, event) => void events.push(event),
    ...limits,
    timing: { checkIntervalMs: 20, ...limits.timing },
  });
  server.on('request', listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async (bytes = '', localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    closers.push(() => socket.destroy());
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    socket.write(bytes);
    return { socket, text: () => text, closed };
  };
  return { server, open, events };
}

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const never: RequestListener = () => undefined;

const countResponses = (text: string) => text.split('HTTP/1.1 200').length - 1;

test('pipelined requests are handled one after the other, in order', async () => {
  let current = 0;
  let most = 0;
  const paths: (string | undefined)[] = [];
  const { open } = await startServer((request, response) => {
    most = Math.max(most, ++current);
    paths.push(request.url);
    void sleep(5).then(() => response.end('x', () => current--));
  });
  const expected = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const client = await open(expected.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  await expect.poll(() => countResponses(client.text())).toBe(20);
  expect([most, paths]).toEqual([1, expected]);
});

test('a connection is usable after pipelined requests', async () => {
  const { open } = await startServer((_request, response) => void response.end('x'));
  const client = await open(REQUEST.repeat(10));
  await expect.poll(() => countResponses(client.text())).toBe(10);
  client.socket.write(REQUEST);
  await expect.poll(() => countResponses(client.text())).toBe(11);
});

test('while requests wait, nothing more is read from the connection', async () => {
  const responses: ServerResponse[] = [];
  const { open } = await startServer((_request, response) => void responses.push(response));
  const client = await open(REQUEST.repeat(3));
  await expect.poll(() => responses.length).toBe(1);
  for (let index = 0; index < 100; index++) {
    client.socket.write(REQUEST);
    await sleep(1);
  }
  expect(client.socket.destroyed).toBe(false);
  // Only the 100 requests that are still in the buffer of the operating system are read together, which are too many.
  responses[0]?.end('x');
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.end('x');
  await expect.poll(() => responses.length).toBe(3);
});

test('a client that sends too many requests ahead is disconnected, and others are served', async () => {
  let handled = 0;
  const { open, events } = await startServer((_request, response) => {
    handled++;
    if (handled > 1) response.end('x');
  });
  const client = await open(REQUEST.repeat(1000));
  await client.closed;
  expect(handled).toBe(1);
  const other = await open(REQUEST);
  await expect.poll(() => countResponses(other.text())).toBe(1);
  await expect.poll(() => events).toContain('Connections were closed because they sent too many requests ahead of the responses');
});

test('no more requests of a client are parsed after it has sent too many ahead', async () => {
  let parsed = 0;
  const { open, server } = await startServer(never);
  server.on('request', () => parsed++);
  const client = await open(REQUEST.repeat(1000));
  await client.closed;
  expect(parsed).toBe(34);
});

test('pipelined requests do not keep other clients waiting', async () => {
  const order: (string | undefined)[] = [];
  const { open } = await startServer((request, response) => {
    order.push(request.url);
    response.end('x'.repeat(100_000));
  });
  const many = await Promise.all(Array.from({ length: 20 }, () => open(REQUEST.repeat(30))));
  await expect.poll(() => order.length).toBeGreaterThan(20);
  const other = await open('GET /other HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => countResponses(other.text())).toBe(1);
  await expect.poll(() => many.every(({ text }) => countResponses(text()) === 30)).toBe(true);
  expect(order.indexOf('/other')).toBeLessThan(order.length - 100);
});

test('a request with a body that waits behind another gets its body', async () => {
  const { open } = await startServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.end(`<${body}>`);
  });
  const client = await open(`${REQUEST}POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 6\r\n\r\nabc`);
  await expect.poll(() => client.text()).toContain('<>');
  client.socket.write('def');
  await expect.poll(() => client.text()).toContain('<abcdef>');
});

test('a network may not have more connections than the limit, and others are not affected', async () => {
  const { open, events } = await startServer(never, { maxConnectionsPerNetwork: 3 });
  const clients = [await open(REQUEST), await open(REQUEST), await open(REQUEST)];
  await sleep(50);
  await (
    await open(REQUEST)
  ).closed;
  const other = await open(REQUEST, '127.0.0.2');
  await sleep(50);
  expect([...clients, other].map(({ socket }) => socket.destroyed)).toEqual([false, false, false, false]);
  await expect.poll(() => events).toContain('Connections were refused because their network has reached the limit per network');
});

test('the limit of a network does not apply to trusted proxies', async () => {
  const { open } = await startServer(never, { maxConnectionsPerNetwork: 1, isTrustedProxy: (ip) => ip === '127.0.0.1' });
  const clients = [await open(REQUEST), await open(REQUEST)];
  await sleep(50);
  expect(clients.map(({ socket }) => socket.destroyed)).toEqual([false, false]);
});

test('at the limit of its network, a new connection replaces the oldest idle one', async () => {
  const { open } = await startServer(never, { maxConnectionsPerNetwork: 3 });
  const [busy, oldest, idle] = [await open(REQUEST), await open(), await open()];
  await sleep(50);
  const added = await open(REQUEST);
  await oldest.closed;
  expect([busy, idle, added].map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
});

test('a network that fills the server does not lock out another', async () => {
  const { open, server } = await startServer((_request, response) => void response.end('x'), { maxConnections: 10 });
  const many = await Promise.all(Array.from({ length: 10 }, () => open(REQUEST)));
  await expect.poll(() => many.every(({ text }) => countResponses(text()) === 1)).toBe(true);
  const other = await open(REQUEST, '127.0.0.2');
  await expect.poll(() => countResponses(other.text())).toBe(1);
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_error, count) => resolve(count));
  expect(await promise).toBe(10);
  expect(many.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
});

test('when all connections are busy, a new one is refused', async () => {
  const { open, events } = await startServer(never, { maxConnections: 2 });
  const clients = [await open(REQUEST), await open(REQUEST)];
  await sleep(50);
  await (
    await open(REQUEST, '127.0.0.2')
  ).closed;
  expect(clients.map(({ socket }) => socket.destroyed)).toEqual([false, false]);
  await expect.poll(() => events).toContain('Connections were refused because the server has reached its limit');
});

/** More than the buffers of the operating system hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

const sendLarge: RequestListener = (_request, response) => {
  let rest = LARGE;
  const writeNext = () => {
    while (rest.length > 0) {
      const slice = rest.subarray(0, 65_536);
      rest = rest.subarray(65_536);
      if (!response.write(slice)) return void response.once('drain', writeNext);
    }
    response.end();
  };
  writeNext();
};

test('a client that stops reading is disconnected', async () => {
  const { open, server, events } = await startServer(sendLarge, { timing: { maxStallMs: 200 } });
  const closed = new Promise<void>((resolve) => server.once('connection', (socket) => socket.once('close', () => resolve())));
  const { socket } = await open(REQUEST);
  socket.pause();
  await closed;
  await expect.poll(() => events).toContain('Connections were closed because their clients did not read the response');
});

test('a client that reads more slowly than the minimum rate is disconnected', async () => {
  const { open, server } = await startServer(sendLarge, { timing: { maxStallMs: 60_000, baseSendMs: 200, minBytesPerSecond: 1e9 } });
  const closed = new Promise<void>((resolve) => server.once('connection', (socket) => socket.once('close', () => resolve())));
  const { socket } = await open(REQUEST);
  socket.pause();
  const trickle = setInterval(() => socket.read(1000), 10);
  await closed;
  clearInterval(trickle);
  expect(socket.bytesRead).toBeLessThan(LARGE.length);
});

test('a slow handler does not count as a slow client', async () => {
  const { open } = await startServer(
    (_request, response) => {
      response.write('a');
      void sleep(500).then(() => response.end('b'));
    },
    { timing: { maxStallMs: 50, minBytesPerSecond: 1 } },
  );
  const client = await open(REQUEST);
  await expect.poll(() => client.text()).toContain('b\r\n0');
});

test('an error while a connection is accepted is logged and does not end the process', async () => {
  const { server, events } = await startServer(never);
  server.emit('error', Object.assign(new Error('accept ENOBUFS'), { code: 'ENOBUFS' }));
  await expect.poll(() => events).toContain('Connections could not be accepted');
});

test('a server without file descriptors refuses connections, and serves again afterwards', async () => {
  const child = spawn('sh', ['-c', `ulimit -n 60; exec "${process.execPath}" lib/http/connections.test-server.ts`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  closers.push(() => child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  const sockets = Array.from({ length: 200 }, () => connect({ port, host: '127.0.0.1' }).on('error', () => undefined));
  await Promise.race(sockets.map((socket) => once(socket, 'close')));
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => await (await fetch(`http://127.0.0.1:${port}/`)).text().catch(() => '')).toBe('x');
  expect(child.exitCode).toBeNull();
});
