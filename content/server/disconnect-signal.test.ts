import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createDisconnectSignal } from './disconnect-signal.ts';

/** The response to a request whose client waits. `disconnect` resolves when the server has noticed it. */
async function openRequest(): Promise<{ response: ServerResponse; disconnect: () => Promise<void>; stop: () => void }> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => undefined);
  client.end();
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const disconnect = async () => {
    const closed = once(response, 'close');
    client.destroy();
    await closed;
  };
  return { response, disconnect, stop: () => void server.close() };
}

test('an operation is stopped when its client disconnects', async () => {
  const { response, disconnect, stop } = await openRequest();
  const signal = createDisconnectSignal(response);
  expect(signal.aborted).toBe(false);
  await disconnect();
  expect(signal.aborted).toBe(true);
  stop();
});

test('an operation does not start when its client disconnected while the request waited', async () => {
  const { response, disconnect, stop } = await openRequest();
  await disconnect();
  expect(createDisconnectSignal(response).aborted).toBe(true);
  stop();
});
