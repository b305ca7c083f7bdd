/** Open positions of a block and of its job feed. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { graphql } from 'graphql';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { anonymous } from '../../content/permissions/viewer.ts';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createContext } from '../../content/server/context.ts';
import { createTestServices } from '../support/test-context.ts';

let db: Kysely<Database>;
let server: Server;
let host: string;
let requestCount = 0;

beforeAll(async () => {
  db = await connect(inject('databaseUrl'));
  server = createServer((_request, response) => {
    requestCount += 1;
    response.end(
      JSON.stringify({
        jobs: [{ title: 'Clerk <script>alert(1)</script>', department: 'Corporate', link: 'javascript:alert(1)' }, { title: 'Guard' }],
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await db.destroy();
});

const schema = buildContentSchema();

const query = `query ($content: String!, $parameters: [UrlParameter!]) {
  blockCatalogue(content: $content) {
    ... on SiteOpenPositionsBlock { openPositions(parameters: $parameters) { total department positions { title link department } } }
  }
}`;

type QueryResult = { data?: { blockCatalogue: { openPositions: unknown }[] } | null };

async function fetchPositions(
  allowedHosts: readonly string[],
  parameters: readonly { name: string; value: string }[] = [],
): Promise<unknown> {
  const services = { ...createTestServices(db), log: () => undefined, uploads: { maxBytes: 1_000_000, allowedHosts } };
  const client = { address: '203.0.113.7', userAgent: 'tests', requestId: 'test' };
  const contextValue = await createContext({ services, catalogue: true }, anonymous, client);
  const content = `<!-- wp:site/open-positions {"feedUrl": "http://${host}/jobs", "positions": [{"title": "Cook", "department": "Operations"}]} /-->`;
  const { data } = (await graphql({ schema, source: query, variableValues: { content, parameters }, contextValue })) as QueryResult;
  return data?.blockCatalogue[0]?.openPositions;
}

test('open positions contain those of the block, then those of the feed without markup and unsafe links', async () => {
  expect(await fetchPositions([host])).toEqual({
    total: 3,
    department: null,
    positions: [
      { title: 'Cook', link: null, department: 'Operations' },
      { title: 'Clerk', link: null, department: 'Corporate' },
      { title: 'Guard', link: null, department: null },
    ],
  });
});

test('open positions are filtered by the department in the URL', async () => {
  expect(await fetchPositions([host], [{ name: 'department', value: 'CORPORATE' }])).toMatchObject({
    total: 3,
    positions: [{ title: 'Clerk' }],
  });
});

test('a feed on a private network is not requested, and the positions of the block are still shown', async () => {
  const before = requestCount;
  expect(await fetchPositions([])).toMatchObject({ total: 1, positions: [{ title: 'Cook' }] });
  expect(requestCount).toBe(before);
});
