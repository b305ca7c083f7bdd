import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { orderErrors } from './order-errors.ts';

test('errors follow the fields of the query, and those below lists come last', () => {
  const data = { posts: { nodes: [{ a: null }, { a: null }] }, post: null, settings: { title: '', email: null }, user: null };
  const paths = [['user'], ['posts', 'nodes', 1, 'a'], ['settings', 'email'], ['posts', 'nodes', 0, 'a'], ['post']];
  const errors = paths.map((path) => new GraphQLError('Error', { path }));
  expect(orderErrors(errors, data).map(({ path }) => path?.join('.'))).toEqual([
    'post',
    'settings.email',
    'user',
    'posts.nodes.0.a',
    'posts.nodes.1.a',
  ]);
});

test('errors keep their order if their fields are not in the data', () => {
  const errors = [['b'], ['a']].map((path) => new GraphQLError('Error', { path }));
  expect(orderErrors(errors, null)).toEqual(errors);
  expect(orderErrors(errors, undefined)).toEqual(errors);
});
