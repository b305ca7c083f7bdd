import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { UserError } from '../schema/errors.ts';
import { forCaller, format, statusOf } from './errors.ts';

const located = (originalError: Error) => new GraphQLError(originalError.message, { originalError, path: ['post'] });
const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  ['a broken assumption', failure('select password from users failed'), 'Internal server error', 'internal', 500],
  ['a statement that was cancelled', failure('canceling statement', '57014'), /took too long/, 'user', 200],
  ['a lock that never came', failure('lock timeout', '55P03'), /took too long/, 'user', 200],
  ['no server', failure('connect ECONNREFUSED 10.0.0.7:5432', 'ECONNREFUSED'), /does not answer at the moment/, 'internal', 503],
  ['a server that is starting', failure('the database system is starting up', '57P03'), /does not answer at the moment/, 'internal', 503],
  ['no free connection', failure('timeout exceeded when trying to connect'), /does not answer at the moment/, 'internal', 503],
])('%s is told without what happened, which is for the log', (_name, cause, message, category, status) => {
  const onDefect = vi.fn<Parameters<typeof forCaller>[1]>();
  const told = forCaller(located(located(cause)), onDefect);
  expect(told.message).toMatch(message);
  expect(format(told)).toEqual({ message: told.message, extensions: { category }, path: ['post'] });
  expect(statusOf(told)).toBe(status);
  expect(onDefect).toHaveBeenCalledExactlyOnceWith(cause, ['post']);
});

test('what was written for the caller is told as it is', () => {
  const onDefect = vi.fn<Parameters<typeof forCaller>[1]>();
  const told = forCaller(located(new UserError('No post could be found to update')), onDefect);
  expect(told.message).toBe('No post could be found to update');
  expect(onDefect).not.toHaveBeenCalled();
});
