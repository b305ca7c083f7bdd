import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { ContentContext } from '../schema/core/context.ts';
import type { DocumentCache } from './document-cache.ts';
import { warmUp } from './warm-up.ts';

test('runs each query once, with a value for each required variable', async () => {
  const asked: unknown[] = [];
  const schema = buildSchema('type Query { list(first: Int!, uri: String!, id: ID!, all: Boolean!, after: String): Int }');
  const list = schema.getQueryType()?.getFields()['list'];
  if (list) list.resolve = (_root, args: unknown) => void asked.push(args);
  const text =
    'query List($first: Int!, $uri: String!, $id: ID!, $all: Boolean!, $after: String) { list(first: $first, uri: $uri, id: $id, all: $all, after: $after) }';
  const ast = parse(text);
  const documents = { prepare: () => ({ document: { ast, operations: ast.definitions } }) } as unknown as DocumentCache;
  await warmUp({
    schema,
    documents,
    operations: [{ name: 'List', text }],
    createContext: async () => ({}) as ContentContext,
    log: () => {},
  });
  expect(asked).toEqual([{ first: 1, uri: '/', id: '1', all: true }]);
});
