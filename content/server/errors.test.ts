import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { UserError } from '../core/user-error.ts';
import { toClientError, formatError, getErrorStatus } from './errors.ts';

const located = (originalError: Error) => new GraphQLError(originalError.message, { originalError, path: ['post'] });
const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  ['an unexpected error', failure('select password from users failed'), 'Internal server error', 'internal', 500],
  ['a statement that was canceled', failure('canceling statement', '57014'), /took too long/, 'user', 200],
  ['a lock that never came', failure('lock timeout', '55P03'), /took too long/, 'user', 200],
  [
    'a database that is not reachable',
    failure('connect ECONNREFUSED 10.0.0.7:5432', 'ECONNREFUSED'),
    /is not available at the moment/,
    'internal',
    503,
  ],
  [
    'a database that is starting',
    failure('the database system is starting up', '57P03'),
    /is not available at the moment/,
    'internal',
    503,
  ],
  ['a full disk of the database', failure('could not extend file', '53100'), /The disk of the content service is full/, 'internal', 503],
  [
    'a full disk for files',
    failure('ENOSPC: no space left on device, write', 'ENOSPC'),
    /The disk of the content service is full/,
    'internal',
    503,
  ],
  ['a connection that broke', failure('Connection terminated unexpectedly'), /is not available at the moment/, 'internal', 503],
  ['no free connection', failure('timeout exceeded when trying to connect'), /is not available at the moment/, 'internal', 503],
])('%s is sent without details, which are only logged', (_name, cause, message, category, status) => {
  const onUnexpectedError = vi.fn<Parameters<typeof toClientError>[1]>();
  const clientError = toClientError(located(located(cause)), onUnexpectedError);
  expect(clientError.message).toMatch(message);
  expect(formatError(clientError)).toEqual({ message: clientError.message, extensions: { category }, path: ['post'] });
  expect(getErrorStatus(clientError)).toBe(status);
  expect(onUnexpectedError).toHaveBeenCalledExactlyOnceWith(cause, ['post']);
});

test('a message for the client is sent unchanged', () => {
  const onUnexpectedError = vi.fn<Parameters<typeof toClientError>[1]>();
  const clientError = toClientError(located(new UserError('No post could be found to update')), onUnexpectedError);
  expect(clientError.message).toBe('No post could be found to update');
  expect(onUnexpectedError).not.toHaveBeenCalled();
});
