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
  ['forbidden', 401, 'rest_forbidden'],
  ['not-found', 404, 'rest_not_found'],
  ['locked', 409, 'rest_locked'],
  ['too-many-attempts', 429, 'rest_too_many_requests'],
  [undefined, 400, 'rest_invalid_param'],
] as const)('an error of a command of the kind %s has the status %i, whatever its message says', (kind, status, code) => {
  for (const message of ['Sorry, you are not allowed to create posts', 'No post could be found to update', 'Something else'])
    expect(convert(new UserError(message, kind && { kind }))).toEqual([status, code, 0]);
});

test('a user who may not do something gets 403 instead of 401', () => {
  const viewer = { user: { id: 1 } } as unknown as Parameters<typeof toRestError>[1];
  expect(toRestError(new UserError('Sorry, you are not allowed to do that', { kind: 'forbidden' }), viewer, () => undefined).status).toBe(
    403,
  );
});

test('errors of the server are logged, and reveal nothing', () => {
  expect(convert(new Error('secret'))).toEqual([500, 'internal_server_error', 1]);
  expect(toRestError(new Error('secret'), visitor, () => undefined).message).toBe('Internal server error');
  expect(convert(new HttpError(413, 'Too large.'))).toEqual([413, 'rest_request_too_large', 0]);
  expect(convert({ code: '53300' })).toEqual([503, 'internal_server_error', 1]);
});
