import { createHash } from 'node:crypto';
import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { getDocumentKeys } from './document-keys.ts';

const schema = buildSchema(`
  interface Connection { total: Int }
  interface Content { id: ID }
  type Post implements Content { id: ID related: Posts }
  type Page implements Content { id: ID }
  union Found = Post | Page
  type Posts implements Connection { total: Int nodes: [Post!]! }
  type Query { posts: Posts post: Post contents: [Content!]! found: [Found] words: [String] }
  type Mutation { save: Posts }
`);
const getLists = (text: string) => getDocumentKeys(parse(text), schema).lists.toSorted();
const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([
  ['{ posts { total } }', ['list:post']],
  ['query A { post { related { total } } }', []],
  ['{ contents { id } words }', ['list:page', 'list:post']],
  ['{ found { __typename } }', ['list:page', 'list:post']],
  ['query { ...A ... on Query { contents { id } } } fragment A on Query { posts { total } ...A }', ['list:page', 'list:post']],
  ['{ posts { unknown } nothing }', ['list:post']],
  ['mutation { save { total } posts }', []],
])('the root lists of %s are %j', (text, expected) => {
  expect(getLists(text)).toEqual(expected);
});

test.each([
  ['{ a }', 'graphql:Query', undefined],
  ['mutation M { a }', 'graphql:Mutation', 'M'],
  ['query { a } query B { b }', 'graphql:Query', 'B'],
  ['subscription S { a }', undefined, 'S'],
])('the operation of %s is %s %s', (text, root, operationName) => {
  expect(getDocumentKeys(parse(text), schema)).toMatchObject({ root, operationName });
});

test('the id of a query is the hash of its text, printed like graphql-php prints it', () => {
  const text = `{posts(first:1,where:{search:"a/b — ${'x'.repeat(80)}"}) @include(if:true) {total}}`;
  const printed = `{\n  posts(first: 1, where: {search: "a\\/b \\u2014 ${'x'.repeat(80)}"}) @include(if: true) {\n    total\n  }\n}\n`;
  expect(getDocumentKeys(parse(text), schema).queryId).toBe(hashText(printed));
});

test('whitespace and comments do not change the id of a query', () => {
  const [a, b] = ['{ posts { total } }', '# All posts\n{\n  posts,{total}}'].map((text) => getDocumentKeys(parse(text), schema).queryId);
  expect(a).toBe(b);
});
