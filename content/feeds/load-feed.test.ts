import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { loadPositions } from './load-feed.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  return `127.0.0.1:${(started.address() as AddressInfo).port}`;
}

test('loads from a private network only if the host is allowed', async () => {
  let requestCount = 0;
  const host = await serve((_request, response) => {
    requestCount += 1;
    response.end('[{"title": "Clerk"}]');
  });
  await expect(loadPositions(`http://${host}/jobs`, [])).rejects.toThrow('could not be fetched');
  expect(requestCount).toBe(0);
  expect(await loadPositions(`http://${host}/jobs`, [host])).toHaveLength(1);
});

test('does not follow a redirect to a private network', async () => {
  const host = await serve((_request, response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
  });
  await expect(loadPositions(`http://${host}/jobs`, [host])).rejects.toThrow('private network');
});

test('stops after two seconds, even if the feed sends data slowly', async () => {
  const host = await serve((_request, response) => {
    response.write('[');
    const timer = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(timer));
  });
  const start = performance.now();
  await expect(loadPositions(`http://${host}/jobs`, [host])).rejects.toThrow('aborted');
  expect(performance.now() - start).toBeLessThan(scaleToMachine(4_000));
});

test('stops reading a feed that is too large', async () => {
  const host = await serve((_request, response) => {
    response.end(`["${'x'.repeat(3 * 1024 * 1024)}"]`);
  });
  await expect(loadPositions(`http://${host}/jobs`, [host])).rejects.toThrow('larger than');
});

test('fails if the server switches to another protocol', async () => {
  const host = await serve((_request, response) => {
    response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: odd\r\n\r\n');
  });
  await expect(loadPositions(`http://${host}/jobs`, [host])).rejects.toThrow('did not respond');
});
