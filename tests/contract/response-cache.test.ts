import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/sign-in.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startContentProcess, type ContentProcess } from '../support/content-process.ts';

let dataDir: string;
let database: TestDatabase;
let one: ContentProcess;
let other: ContentProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'answers-'));
  database = await createDatabase();
  one = await startContentProcess({ dataDir, databaseUrl: database.url, metricsToken: 'a token for the metrics' });
  other = await startContentProcess({ dataDir, databaseUrl: database.url });
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const question = JSON.stringify({ query: 'query Titles { posts(first: 1) { nodes { id title } } }' });

async function hits(): Promise<number> {
  const response = await fetch(`${one.url}/metrics`, { headers: { authorization: 'Bearer a token for the metrics' } });
  return Number(/content_answer_cache_total\{outcome="hit"\} (\d+)/.exec(await response.text())?.[1] ?? 0);
}

test('no answer of any process is older than a change that was acknowledged by another', async () => {
  const token = await signIn('admin', other.url);
  const { data } = await postGraphql(question, {}, one.url);
  const [{ id }] = data.posts.nodes;
  for (let change = 1; change <= 20; change += 1) {
    const title = `Change ${change}`;
    const saved = await postGraphql(
      JSON.stringify({
        query: 'mutation ($id: ID!, $title: String!) { updatePost(input: { id: $id, title: $title }) { post { title } } }',
        variables: { id, title },
      }),
      { authorization: `Bearer ${token}` },
      other.url,
    );
    expect(saved.errors).toBeUndefined();
    const answers = await Promise.all(Array.from({ length: 5 }, () => postGraphql(question, {}, one.url)));
    expect(answers.map((answer) => answer.data.posts.nodes[0].title)).toEqual(Array.from({ length: 5 }, () => title));
  }
});

test('a second visitor gets the answer that is kept; who is signed in gets one of their own', async () => {
  await postGraphql(question, {}, one.url);
  const before = await hits();
  const [kept, again] = [await postGraphql(question, {}, one.url), await postGraphql(question, {}, one.url)];
  expect(again.text).toBe(kept.text);
  expect(await hits()).toBe(before + 2);
  await postGraphql(question, { authorization: `Bearer ${await signIn('admin', one.url)}` }, one.url);
  expect(await hits()).toBe(before + 2);
});

test('what is refused is not kept', async () => {
  const refused = JSON.stringify({ query: 'query Refused { generalSettings { email title } }' });
  const before = await hits();
  const answers = [await postGraphql(refused, {}, one.url), await postGraphql(refused, {}, one.url)];
  expect(answers.map(({ errors }) => errors?.length)).toEqual([1, 1]);
  expect(await hits()).toBe(before);
});
