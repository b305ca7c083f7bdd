import { buildSchema, execute, parse, print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { CacheKeys } from '../core/cache-keys.ts';
import { createConstantResults, divideQuery, mergeParts, type ConstantResult } from './query-parts.ts';

/** The root fields of an operation. */
function listRootFields(document: DocumentNode): string[] {
  const text = print({ ...document, definitions: document.definitions.slice(0, 1) });
  return [...text.matchAll(/^ {2}(?! )(?:\w+: )?([\w.]+)/gm)].map(([, name = '']) => name);
}

function divide(text: string) {
  const parts = divideQuery(parse(text));
  return parts && { constant: listRootFields(parts.constant), variable: listRootFields(parts.variable), names: parts.names };
}

test('fields that use a variable, also in a fragment or a directive, are in the variable part', () => {
  const query = `
    query ($uri: String!, $wide: Boolean!) {
      menu { label }
      node(uri: $uri) { title }
      ...Frame
      pictures { ...Picture }
    }
    fragment Frame on Query { title notice @include(if: $wide) { text } }
    fragment Picture on Picture { url @skip(if: $wide) }`;
  expect(divide(query)).toEqual({
    constant: ['menu', 'title'],
    variable: ['node', 'notice', 'pictures'],
    names: ['menu', 'node', 'title', 'notice', 'pictures'],
  });
});

test('selections with the same name in the response stay together', () => {
  const query = `
    query ($size: Int!) {
      main: menu { label }
      ...First
      main: menu { picture(size: $size) }
      title
    }
    fragment First on Query { main: menu { id } other }`;
  expect(divide(query)).toMatchObject({ constant: ['other', 'title'], variable: ['menu', 'menu', 'menu'] });
});

test.each([
  'query { title }',
  'query ($id: ID!) { node(id: $id) { title } }',
  'mutation ($id: ID!) { delete(id: $id) { id } title }',
  'query ($id: ID!, $all: Boolean!) { title @include(if: $all) node(id: $id) { title } title }',
  'query ($id: ID!) { ...F @include(if: true) node(id: $id) { title } title } fragment F on Query { title }',
  'query A { title } query B($id: ID!) { title node(id: $id) { title } }',
])('%s is not divided', (query) => {
  expect(divide(query)).toBeUndefined();
});

test('both parts together have the result of the query', async () => {
  const schema = buildSchema('type Query { title: String menu: [Item!] node(uri: String!): Item } type Item { title: String }');
  const rootValue = { title: 'A', menu: [{ title: 'B' }], node: ({ uri }: { uri: string }) => ({ title: uri }) };
  const document = parse(
    'query ($uri: String!, $all: Boolean!) { title node(uri: $uri) { title } menu @include(if: $all) { title } last: title }',
  );
  const parts = divideQuery(document);
  if (!parts) throw new Error('The query was not divided');
  for (const all of [true, false]) {
    const run = async (part: DocumentNode) =>
      (await execute({ schema, rootValue, document: part, variableValues: { uri: '/', all } })).data ?? {};
    const merged = mergeParts(parts, await run(parts.constant), await run(parts.variable));
    expect(JSON.stringify(merged)).toBe(JSON.stringify(await run(document)));
  }
});

const parts = divideQuery(parse('query ($uri: String!) { title node(uri: $uri) { title } }'));
const createResult = (title: string): ConstantResult => ({ data: { title }, cacheKeys: new CacheKeys(), bytes: 10 });

test('requests share the result of a content version, and never one of an earlier version', async () => {
  if (!parts) throw new Error('The query was not divided');
  const results = createConstantResults();
  let computations = 0;
  const ask = (version: number) =>
    results.getOrCompute(parts, version, async () => {
      computations += 1;
      return createResult(`version ${version}`);
    });
  const answers = await Promise.all([ask(1), ask(1), ask(2), ask(1), ask(2)]);
  expect(answers.map((answer) => answer?.data['title'])).toEqual(['version 1', 'version 1', 'version 2', 'version 1', 'version 2']);
  // The second request at version 1 after version 2 was known computes its own result.
  expect(computations).toBe(3);
});

test('a computation that fails is repeated, and the absence of a result is remembered', async () => {
  if (!parts) throw new Error('The query was not divided');
  const results = createConstantResults();
  expect(await results.getOrCompute(parts, 1, () => Promise.reject(new Error('The client disconnected')))).toBeUndefined();
  expect(await results.getOrCompute(parts, 1, () => Promise.resolve(createResult('A')))).toMatchObject({ data: { title: 'A' } });
  expect(await results.getOrCompute(parts, 2, () => Promise.resolve(undefined))).toBeUndefined();
  expect(await results.getOrCompute(parts, 2, () => Promise.resolve(createResult('B')))).toBeUndefined();
  expect(await results.getOrCompute(parts, 3, () => Promise.resolve(createResult('C')))).toMatchObject({ data: { title: 'C' } });
});
