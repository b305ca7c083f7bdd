import { expect, test } from 'vitest';
import { CacheKeys } from '../core/cache-keys.ts';
import { toGlobalId } from '../core/global-ids.ts';
import { createResponseKeys, mergeResponseKeys } from './response-keys.ts';

const documentKeys = { queryId: 'f00d', root: 'graphql:Query', operationName: 'Pages', lists: ['list:page'] };
const params = { query: '', variables: {}, operationName: undefined };

function createKeys(nodes: number, terms: number): CacheKeys {
  const keys = new CacheKeys();
  for (let id = 1; id <= nodes; id += 1) keys.addId('post', id, 'page');
  for (let id = 1; id <= terms; id += 1) keys.addId('term', id, 'category');
  return keys;
}

test('lists the id of the query, its operation, its lists and what it has read', () => {
  const keys = createKeys(1, 1);
  keys.addList('page');
  keys.addList('category');
  keys.addOption('siteOptions');
  expect(createResponseKeys(documentKeys, params, keys).toHeader(4_000).split(' ')).toEqual([
    'f00d',
    'graphql:Query',
    'operation:Pages',
    'list:page',
    'list:category',
    'option:siteOptions',
    toGlobalId('post', 1),
    toGlobalId('term', 1),
  ]);
});

test.each([
  ['Chosen', 'operation:Chosen'],
  ['x\r\nset-cookie: a=b', undefined],
  ['naïve', undefined],
  ['x'.repeat(201), undefined],
])('the operation name %j results in the key %j', (operationName, expected) => {
  const header = createResponseKeys(documentKeys, { ...params, operationName }).toHeader(4_000);
  expect(header.split(' ').find((key) => key.startsWith('operation:'))).toBe(expected);
});

test('a header that would be too long names the types with the most ids instead of the ids', () => {
  const keys = createResponseKeys(documentKeys, params, createKeys(500, 20));
  const header = keys.toHeader(4_000).split(' ');
  expect(header).toContain('skipped:page');
  expect(header).not.toContain(toGlobalId('post', 1));
  expect(header).toContain(toGlobalId('term', 20));
  expect(keys.toHeader(4_000).length).toBeLessThanOrEqual(4_000);
  expect(keys.toHeader(12_000).split(' ')).toContain(toGlobalId('post', 500));
});

test('all types are skipped if necessary', () => {
  const keys = createResponseKeys(documentKeys, params, createKeys(500, 500));
  expect(keys.toHeader(200).split(' ').slice(4)).toEqual(['skipped:page', 'skipped:category']);
});

test('the lists of objects are replaced by the list of their type', () => {
  const keys = new CacheKeys();
  for (let id = 1; id <= 200; id += 1) keys.addOwnedList('property', 'post', id);
  const response = createResponseKeys(documentKeys, params, keys);
  expect(response.toHeader(4_000).split(' ').slice(4)).toEqual(['list:property']);
  expect(response.toHeader(12_000).split(' ')).toContain(`list:property:${toGlobalId('post', 200)}`);
});

test('a node that is found has its type, also if it was looked up without success before', () => {
  const keys = new CacheKeys();
  keys.addId('post', 7);
  expect(keys.listReplaceable()).toEqual([{ key: toGlobalId('post', 7), substitute: 'skipped:post' }]);
  keys.addId('post', 7, 'property');
  keys.addId('post', 7);
  expect(keys.listReplaceable()).toEqual([{ key: toGlobalId('post', 7), substitute: 'skipped:property' }]);
});

test('a URI at which nothing is found is a key that is valid in a header', () => {
  const keys = new CacheKeys();
  keys.addAbsentUri('über uns\r\nx: y');
  expect(keys.listReplaceable().map(({ key }) => key)).toEqual([toGlobalId('uri', '/%c3%bcber%20uns%0d%0ax%3a%20y/')]);
  keys.deleteAbsentUri('/über uns\r\nx: y/');
  keys.addAbsentUri('https://elsewhere.example/');
  expect(keys.listReplaceable()).toEqual([]);
});

test('a batch has the keys of all its operations, each once', () => {
  const first = createResponseKeys(documentKeys, params, createKeys(2, 0));
  const second = createResponseKeys({ ...documentKeys, queryId: 'beef', lists: [] }, params, createKeys(3, 0));
  expect(mergeResponseKeys(mergeResponseKeys(undefined, first), second)?.toHeader(4_000)).toBe(
    ['beef', 'graphql:Query', 'operation:Pages', 'list:page', ...[1, 2, 3].map((id) => toGlobalId('post', id))].join(' '),
  );
  expect(mergeResponseKeys(first, undefined)).toBe(first);
});
