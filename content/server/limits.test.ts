import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkCost, parseWithinLimits, QueryTooLarge } from './limits.ts';

const check = (query: string, variables: Record<string, unknown> = {}) => checkCost(parseWithinLimits(query), undefined, variables);
const recorded = `{ ${'posts(first: 1) { nodes { id author { node { '.repeat(12)} id ${'} } } }'.repeat(12)} }`;

describe('lets through', () => {
  test.each([
    ['introspection', getIntrospectionQuery()],
    ['a query that WordPress was seen to answer', recorded],
    [
      'a page of lists',
      '{ regions(first: 20) { nodes { markets(first: 100) { nodes { title featuredImage { node { sourceUrl } } } } } } }',
    ],
    ['two full pages, one within the other', '{ regions(first: 100) { nodes { markets(first: 100) { nodes { id } } } } }'],
  ])('%s', (_name, query) => {
    expect(() => check(query)).not.toThrow();
  });
});

describe('refuses', () => {
  test.each([
    [
      'three full pages within each other',
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
    ['default pages far down', `{ ${'a { nodes { '.repeat(5)} id ${'} }'.repeat(5)} }`, {}],
    ['depth', `{ ${'a { '.repeat(70)} id ${'}'.repeat(70)} }`, {}],
    [
      'depth through fragments',
      `{ ...F0 } ${Array.from({ length: 70 }, (_, n) => `fragment F${n} on A { a { ${n < 69 ? `...F${n + 1}` : 'id'} } }`).join(' ')}`,
      {},
    ],
    ['ten thousand fields', `{ ${'a '.repeat(10_000)} }`, {}],
  ])('%s', (_name, query, variables) => {
    expect(() => check(query, variables)).toThrow(QueryTooLarge);
  });
});
