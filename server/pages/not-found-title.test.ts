import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fetchNotFoundTitle, replaceTitle } from './not-found-title.ts';

async function fetchFrom(status: number, body: string): Promise<string | null> {
  const server = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await fetchNotFoundTitle(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`));
  } finally {
    server.close();
  }
}

test.each([
  [200, '{"data":{"seo":{"meta":{"notFound":{"title":" Lost | Example "}}}}}', 'Lost | Example'],
  [200, '{"data":{"seo":{"meta":{"notFound":{"title":""}}}}}', null],
  [200, '{"data":{"seo":null}}', null],
  [200, '{"errors":[{"message":"no"}]}', null],
  [503, 'Unavailable', null],
])('a response with the status %i and the body %s has the title %s', async (status, body, title) => {
  expect(await fetchFrom(status, body)).toBe(title);
});

test('a content service that cannot be reached has no title', async () => {
  expect(await fetchNotFoundTitle(new URL('http://127.0.0.1:1/graphql'))).toBeNull();
});

test('the title of a document is replaced as text', () => {
  expect(replaceTitle('<head><title>Page not found</title></head><svg><title>Lot</title></svg>', `A & B </title><script> $& '"`)).toBe(
    `<head><title>A &amp; B &lt;/title&gt;&lt;script&gt; $&amp; &#39;&quot;</title></head><svg><title>Lot</title></svg>`,
  );
});
