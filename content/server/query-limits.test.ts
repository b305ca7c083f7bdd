import { getIntrospectionQuery, Kind } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { FieldCosts } from './query-cost.ts';
import { validateAliases, validateCost, parseWithinLimits, QueryTooLarge } from './query-limits.ts';

const isObjectType = (name: string) => name.startsWith('Object');
const fieldCosts: FieldCosts = {
  getRootType: () => 'RootQuery',
  isObjectType,
  getField: (typeName, fieldName) => ({ typeName: fieldName, weight: typeName === 'nodes' && fieldName === 'content' ? 500 : 1 }),
};

function check(query: string, variables: Record<string, unknown> = {}, isSignedIn = false): void {
  const document = parseWithinLimits(query);
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) validateCost(document, definition, variables, { fieldCosts, isSignedIn });
  validateAliases(document, isObjectType);
}
const recorded = `{ ${'posts(first: 1) { nodes { id author { node { '.repeat(12)} id ${'} } } }'.repeat(12)} }`;

describe('allows', () => {
  test.each([
    ['introspection', getIntrospectionQuery()],
    [
      'a page of lists',
      '{ regions(first: 20) { nodes { markets(first: 100) { nodes { title featuredImage { node { sourceUrl } } } } } } }',
    ],
    ['two full pages, one nested in the other', '{ regions(first: 100) { nodes { markets(first: 100) { nodes { id } } } } }'],
  ])('%s', (_name, query) => {
    expect(() => check(query)).not.toThrow();
  });
});

describe('rejects', () => {
  test.each([
    [
      'three full pages, nested in each other',
      '{ a(first: 100) { nodes { b(first: 100) { nodes { c(first: 100) { nodes { id } } } } } } }',
      {},
    ],
    [
      'the same by edges',
      '{ a(first: 100) { edges { node { b(last: 100) { edges { node { c(first: 100) { edges { cursor } } } } } } } } }',
      {},
    ],
    [
      'the same through fragments',
      '{ a(first: 100) { ...F } } fragment F on A { nodes { b(first: 100) { ...G } } } fragment G on B { nodes { c(first: 100) { nodes { id } } } }',
      {},
    ],
    [
      'sizes in variables',
      'query ($n: Int) { a(first: $n) { nodes { b(first: $n) { nodes { c(first: $n) { nodes { id } } } } } } }',
      { n: 100 },
    ],
    [
      'sizes in a default',
      'query ($n: Int = 100) { a(first: $n) { nodes { b(first: $n) { nodes { c(first: $n) { nodes { id } } } } } } }',
      {},
    ],
    [
      'sizes of offset pages',
      'query ($w: W) { a(where: $w) { nodes { b(where: $w) { nodes { c(where: {offsetPagination: {size: 100}}) { nodes { id } } } } } } }',
      { w: { offsetPagination: { size: 100 } } },
    ],
    [
      'sizes of offset pages after a smaller size',
      'query ($w: W) { a(first: 1, where: $w) { nodes { b(first: 1, where: $w) { nodes { c(last: 1, where: $w) { nodes { id } } } } } } }',
      { w: { offsetPagination: { size: 100 } } },
    ],
    [
      'sizes after one that is not used',
      '{ a(first: 0, last: 100) { nodes { b(first: null, last: 100) { nodes { c(last: 100, first: 0) { nodes { id } } } } } } }',
      {},
    ],
    ['default page sizes on many levels', `{ ${'a { nodes { '.repeat(5)} id ${'} }'.repeat(5)} }`, {}],
    ['depth', `{ ${'a { '.repeat(70)} id ${'}'.repeat(70)} }`, {}],
    [
      'depth through fragments',
      `{ ...F0 } ${Array.from({ length: 70 }, (_, n) => `fragment F${n} on A { a { ${n < 69 ? `...F${n + 1}` : 'id'} } }`).join(' ')}`,
      {},
    ],
    ['one field a thousand times, which validation would compare pairwise', `{ ${'a '.repeat(1_000)} }`, {}],
    [
      'a small query that grows exponentially without lists',
      `{ ...F0 } ${Array.from({ length: 14 }, (_, n) => `fragment F${n} on A { ${['p', 'q', 'r', 's'].map((name) => `${name}: a { ${n < 13 ? `...F${n + 1}` : 'id'} }`).join(' ')} }`).join(' ')}`,
      {},
    ],
    ['ten thousand fields', `{ ${'a '.repeat(10_000)} }`, {}],
  ])('%s', (_name, query, variables) => {
    expect(() => check(query, variables)).toThrow(QueryTooLarge);
  });
});

test('the cost of a document depends on the variables of each request', () => {
  const document = parseWithinLimits(
    'query ($n: Int) { a(first: $n) { nodes { b(first: $n) { nodes { c(first: $n) { nodes { id } } } } } } }',
  );
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation.');
  const checkSize = (n: number) => () => validateCost(document, operation, { n }, { fieldCosts, isSignedIn: false });
  expect(checkSize(2)).not.toThrow();
  expect(checkSize(100)).toThrow(QueryTooLarge);
  expect(checkSize(2)).not.toThrow();
});

test('rejects text with a character that the database cannot store', () => {
  expect(() => check('{ a(b: "x\\u0000") }')).toThrow('NUL');
  expect(() => check('{ a(b: "x\\u0001") }')).not.toThrow();
});

describe('depth', () => {
  const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;

  test('is 15 for visitors', () => {
    expect(() => check(nested(15))).not.toThrow();
    expect(() => check(nested(16))).toThrow(
      'The query has 16 levels. Queries are limited to 15 levels. Use fewer levels, or sign in to use up to 64.',
    );
  });

  test('is higher for users who are signed in: a query recorded from WordPress', () => {
    expect(() => check(recorded)).toThrow(QueryTooLarge);
    expect(() => check(recorded, {}, true)).not.toThrow();
    expect(() => check(nested(65), {}, true)).toThrow('limited to 64 levels');
  });

  test('includes the levels of fragments', () => {
    expect(() => check(`{ a { ...F } } fragment F on A ${nested(15)}`)).toThrow('The query has 16 levels');
  });
});

describe('the number of root fields', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: viewer { id }`).join(' ');

  test('is 50 in a query, regardless of their aliases', () => {
    expect(() => check(`{ ${aliases(50)} }`)).not.toThrow();
    expect(() => check(`{ ${aliases(51)} }`)).toThrow('The query has 51 root fields. Queries are limited to 50 root fields.');
    expect(() => check(`{ ...F ...F } fragment F on RootQuery { ${aliases(26)} }`)).toThrow('The query has 52 root fields');
  });

  test('is 10 in a mutation', () => {
    expect(() => check(`mutation { ${aliases(10)} }`)).not.toThrow();
    expect(() => check(`mutation { ${aliases(11)} }`)).toThrow('The operation has 11 mutations. Operations are limited to 10 mutations.');
  });
});

describe('the number of aliases of a field', () => {
  const aliases = (count: number, prefix = 'a') => Array.from({ length: count }, (_, index) => `${prefix}${index}: x`).join(' ');

  test.each([
    ['in one selection', `{ a { ${aliases(26)} } }`],
    ['in inline fragments', `{ a { ... on A { ${aliases(13)} } ... on B { ${aliases(13, 'b')} } } }`],
    ['in fragments', `{ a { ...F ...G } } fragment F on A { ${aliases(13)} } fragment G on A { ${aliases(13, 'b')} }`],
    ['in fields that are merged', `{ a { ${aliases(13)} } a { ${aliases(13, 'b')} } }`],
    ['in merged fields of fragments', `{ a { ...F b { ${aliases(13)} } } } fragment F on A { b { ${aliases(13, 'b')} } }`],
  ])('is 25, %s', (_name, query) => {
    expect(() => check(query)).toThrow(
      'The field "x" is selected under more than 25 names. An object can return a field under at most 25 names. Send the rest in another request.',
    );
  });

  test('counts the types of objects separately, because an object has only one of them', () => {
    const select = (type: string, prefix: string) => `... on ${type} { ... on A { ${aliases(15, prefix)} } }`;
    expect(() => check(`{ a { ${select('ObjectA', 'a')} ${select('ObjectB', 'b')} } }`)).not.toThrow();
    expect(() => check(`{ a { ${select('ObjectA', 'a')} ${select('B', 'b')} } }`)).toThrow('under more than 25 names');
  });

  test('counts each name once, in each object separately', () => {
    expect(() => check(`{ a { ${aliases(25)} b { ${aliases(25)} } } c { ${aliases(25)} } a { ${aliases(25)} } }`)).not.toThrow();
  });

  test('is checked quickly if fragments are combined in many ways', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on A { p { ...F${n + 1} ...F${n + 2} } q { ...F${n + 2} ...F${n + 1} } }`,
    );
    const document = parseWithinLimits(`{ ...F0 } ${fragments.join(' ')} fragment F60 on A { x } fragment F61 on A { x }`);
    expect(() => validateAliases(document, isObjectType)).not.toThrow();
  });
});

test('a field with large values counts as many values', () => {
  const select = (fields: string) => `{ a(first: 100) { nodes { ${fields} } } }`;
  expect(() => check(select('content b: content'))).not.toThrow();
  expect(() => check(select(Array.from({ length: 13 }, (_, index) => `a${index}: content`).join(' ')))).toThrow('limited to 600000 values');
  expect(() => check(`{ a { ${Array.from({ length: 11 }, (_, index) => `a${index}: content`).join(' ')} } }`)).not.toThrow();
});

test('the values of each type of objects count separately, because an object has only one of them', () => {
  const fields = Array.from({ length: 31 }, (_, index) => `f${index}`).join(' ');
  const on = (type: string, field = 'b') => `... on ${type} { ${field}(first: 100) { nodes { ${fields} } } }`;
  const select = (...fragments: string[]) => `{ a(first: 100) { nodes { ${fragments.join(' ')} } } }`;
  expect(() => check(select(on('ObjectA'), on('ObjectB')))).not.toThrow();
  expect(() => check(select(`... on Interface { ${on('ObjectA')} ${on('ObjectB')} }`))).not.toThrow();
  expect(() => check(select(`... on ObjectA { ${on('Interface')} ${on('ObjectB')} }`))).not.toThrow();
  expect(() => check(select(on('ObjectA'), on('ObjectA', 'c')))).toThrow('limited to 600000 values');
  expect(() => check(select(on('ObjectA'), on('Interface', 'c')))).toThrow('limited to 600000 values');
  expect(() => check(select(on('ObjectA'), `... on Interface { ${on('ObjectA', 'c')} }`))).toThrow('limited to 600000 values');
});
