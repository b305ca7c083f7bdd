import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { ANY_KEY, recordContentKeys } from '#lib/relay/content-keys.ts';
import { sendContentKeys } from './content-keys-trailer.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const record = (keys: string) => recordContentKeys(new Headers({ 'x-graphql-keys': keys }));

/** @param render writes the response, as Next does */
async function fetchFrom(render: (response: ServerResponse) => void, headers: Record<string, string> = { te: 'trailers' }) {
  const server = createServer((incoming, response) => {
    sendContentKeys(incoming, response, () => render(response));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ port, headers, maxHeaderSize: 200_000 }).end(), 'response')) as [IncomingMessage];
  return { body: await text(response), headers: response.headers, keys: response.trailers['x-content-keys'] };
}

test('the keys follow a document with a length', async () => {
  const { body, keys } = await fetchFrom((response) => {
    record('a b');
    response.setHeader('content-length', 2);
    response.end('ok');
  });
  expect({ body, keys }).toEqual({ body: 'ok', keys: 'a b' });
});

test('the keys of what is read after the first part was sent are included', async () => {
  const { body, keys } = await fetchFrom((response) => {
    record('a');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('one ');
    setTimeout(() => {
      record('b');
      response.end('two');
    }, 5);
  });
  expect({ body, keys }).toEqual({ body: 'one two', keys: 'a b' });
});

test.each([
  ['nothing was read', ''],
  ['there are too many keys', Array.from({ length: 10_000 }, (_, index) => `key${index}`).join(' ')],
])('if %s, the page is rendered again after each change', async (_what, keys) => {
  const result = await fetchFrom((response) => {
    record(keys);
    response.end('ok');
  });
  expect(result.keys).toBe(ANY_KEY);
});

test('other clients get the response as it is', async () => {
  const { headers, keys } = await fetchFrom((response) => response.setHeader('content-length', 2).end('ok'), {});
  expect([headers['content-length'], headers.trailer, keys]).toEqual(['2', undefined, undefined]);
});
