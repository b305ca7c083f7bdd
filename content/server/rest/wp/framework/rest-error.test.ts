import { expect, test } from 'vitest';
import { UserError } from '../../../../core/user-error.ts';
import { HttpError } from '../../../http-error.ts';
import { toRestError } from './rest-error.ts';

const visitor = { user: null };
const convert = (error: unknown) => {
  const unexpected: unknown[] = [];
  const { status, code } = toRestError(error, visitor, (cause) => unexpected.push(cause));
  return [status, code, unexpected.length];
};

test.each([
  ['Sorry, you are not allowed to create posts', 401, 'rest_forbidden'],
  ['You do not have permission to update categories', 401, 'rest_forbidden'],
  ['You do not have the appropriate capabilities to perform this action', 401, 'rest_forbidden'],
  ['This site requires you to be logged in to leave a comment', 401, 'rest_forbidden'],
  ['No post could be found to update', 404, 'rest_not_found'],
  ['You cannot update this item. Ada is currently editing.', 409, 'rest_locked'],
  ['Too many attempts. Please try again in 5 minutes.', 429, 'rest_too_many_requests'],
  ['The parent does not exist', 400, 'rest_invalid_param'],
  ['The file "a.exe" is damaged, or its type is not allowed.', 400, 'rest_invalid_param'],
])('a command that says "%s" has the status %i', (message, status, code) => {
  expect(convert(new UserError(message))).toEqual([status, code, 0]);
});

test('a user who may not do something gets 403 instead of 401', () => {
  const viewer = { user: { id: 1 } } as unknown as Parameters<typeof toRestError>[1];
  expect(toRestError(new UserError('Sorry, you are not allowed to do that'), viewer, () => undefined).status).toBe(403);
});

test('errors of the server are logged, and reveal nothing', () => {
  expect(convert(new Error('secret'))).toEqual([500, 'internal_server_error', 1]);
  expect(toRestError(new Error('secret'), visitor, () => undefined).message).toBe('Internal server error');
  expect(convert(new HttpError(413, 'Too large.'))).toEqual([413, 'rest_request_too_large', 0]);
  expect(convert({ code: '53300' })).toEqual([503, 'internal_server_error', 1]);
});
