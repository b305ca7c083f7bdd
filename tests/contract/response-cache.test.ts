/** The response cache of content service processes that share a database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKnownOperations } from '../../content/server/known-operations.ts';
import { signIn } from '../support/sign-in.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startContentProcess, type ContentProcess } from '../support/content-process.ts';

let dataDir: string;
let database: TestDatabase;
let first: ContentProcess;
let second: ContentProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'response-cache-'));
  database = await createDatabase('fixture');
  first = await startContentProcess({ dataDir, databaseUrl: database.url, metricsToken: 'a token for the metrics' });
  second = await startContentProcess({ dataDir, databaseUrl: database.url });
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const query = JSON.stringify({ query: 'query Titles { posts(first: 1) { nodes { id title } } }' });

async function countCacheHits(): Promise<number> {
  const response = await fetch(`${first.url}/metrics`, { headers: { authorization: 'Bearer a token for the metrics' } });
  return Number(/content_response_cache_lookups_total\{outcome="hit"\} (\d+)/.exec(await response.text())?.[1] ?? 0);
}

test('no process returns a cached response older than a change acknowledged by another process', async () => {
  const token = await signIn('admin', second.url);
  const { data } = await postGraphql(query, {}, first.url);
  const [{ id }] = data.posts.nodes;
  for (let change = 1; change <= 20; change += 1) {
    const title = `Change ${change}`;
    const saved = await postGraphql(
      JSON.stringify({
        query: 'mutation ($id: ID!, $title: String!) { updatePost(input: { id: $id, title: $title }) { post { title } } }',
        variables: { id, title },
      }),
      { authorization: `Bearer ${token}` },
      second.url,
    );
    expect(saved.errors).toBeUndefined();
    const responses = await Promise.all(Array.from({ length: 5 }, () => postGraphql(query, {}, first.url)));
    expect(responses.map((response) => response.data.posts.nodes[0].title)).toEqual(Array.from({ length: 5 }, () => title));
  }
});

test('what all pages have in common is never older than a change acknowledged by another process', async () => {
  const page = readKnownOperations().find(({ name }) => name === 'PageByUriQuery');
  const readTitle = async (number: number) => {
    // Each response has variables of its own, so it is not in the response cache.
    const body = { query: page?.text, variables: { uri: '/', feedFirst: 1, directoryFirst: 1, number } };
    const { data, errors } = await postGraphql(JSON.stringify(body), {}, first.url);
    expect(errors).toBeUndefined();
    expect(Object.keys(data).slice(0, 3)).toEqual(['generalSettings', 'identitySettings', 'seo']);
    return String(data.generalSettings.title);
  };
  const token = await signIn('admin', second.url);
  const titles = Array.from({ length: 10 }, (_, index) => `Site ${index}`);
  const read: string[] = [];
  for (const [index, title] of titles.entries()) {
    const query = 'mutation ($title: String!) { updateSettings(input: { generalSettingsTitle: $title }) { generalSettings { title } } }';
    const saved = await postGraphql(JSON.stringify({ query, variables: { title } }), { authorization: `Bearer ${token}` }, second.url);
    expect(saved.errors).toBeUndefined();
    const answers = await Promise.all([readTitle(index * 3), readTitle(index * 3 + 1), readTitle(index * 3 + 2)]);
    read.push(...new Set(answers));
  }
  expect(read).toEqual(titles);
});

test('visitors get the cached response, and signed-in users do not', async () => {
  await postGraphql(query, {}, first.url);
  const before = await countCacheHits();
  const [cached, again] = [await postGraphql(query, {}, first.url), await postGraphql(query, {}, first.url)];
  expect(again.text).toBe(cached.text);
  expect(await countCacheHits()).toBe(before + 2);
  await postGraphql(query, { authorization: `Bearer ${await signIn('admin', first.url)}` }, first.url);
  expect(await countCacheHits()).toBe(before + 2);
});

test('a response with errors is not cached', async () => {
  const forbidden = JSON.stringify({ query: 'query Forbidden { generalSettings { email title } }' });
  const before = await countCacheHits();
  const responses = [await postGraphql(forbidden, {}, first.url), await postGraphql(forbidden, {}, first.url)];
  expect(responses.map(({ errors }) => errors?.length)).toEqual([1, 1]);
  expect(await countCacheHits()).toBe(before);
});
