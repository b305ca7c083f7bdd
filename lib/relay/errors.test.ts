import { expect, test } from 'vitest';
import { ContentQueryError, toError } from './errors.ts';

test('one GraphQL error gives its message', () => {
  const error = new ContentQueryError('PageByUriQuery', [{ message: 'Internal server error', path: ['nodeByUri', 'title'] }]);
  expect(error.message).toBe('Internal server error');
  expect(error.operation).toBe('PageByUriQuery');
});

test('several GraphQL errors give "GraphQL Errors" with the list attached', () => {
  const errors = [{ message: 'a' }, { message: 'b' }];
  const error = new ContentQueryError('PageByUriQuery', errors);
  expect(error.message).toBe('GraphQL Errors');
  expect(error.graphQLErrors).toEqual(errors);
});

test('a response without data and errors names the query', () => {
  expect(new ContentQueryError('PageByUriQuery', []).message).toBe('The content service returned no data for PageByUriQuery.');
});

test('a thrown value that is not an error gives "Unexpected error type"', () => {
  const error = new TypeError('x');
  expect(toError(error)).toBe(error);
  for (const thrown of ['text', 1, null, undefined, {}])
    expect(toError(thrown)).toMatchObject({ message: 'Unexpected error type', cause: thrown });
});
