import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { endWithBody } from './send-body.ts';

const startServer = async (body: Buffer) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': body.length });
    endWithBody(response, body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
};

test.each([0, 1, 65_536, 65_537, 131_072, 1_000_003])('sends a body of %d bytes', async (length) => {
  const body = Buffer.alloc(length, 'abcdefg');
  const { port } = await startServer(body);
  const received = Buffer.from(await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer());
  expect(received.equals(body)).toBe(true);
});

test('writes no more than the client reads', async () => {
  const { server, port } = await startServer(Buffer.alloc(64 * 1024 * 1024));
  const accepted = once(server, 'connection');
  const client = connect(port, '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const [socket] = (await accepted) as [Socket];
  await sleep(300);
  expect(socket.writableLength).toBeLessThan(200_000);
  expect(socket.bytesWritten).toBeLessThan(32 * 1024 * 1024);
  client.destroy();
});
