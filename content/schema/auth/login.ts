/** Sign-in as in WPGraphQL's JWT plugin. */
import { findAccountByJwt, issueAuthToken, issueRefreshToken } from '../../auth/jwt.ts';
import { formatTooManyAttempts } from '../../auth/rate-limits.ts';
import { signIn, type SignInResult } from '../../auth/sign-in.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { createViewer } from '../../permissions/viewer.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

/** The error message for the owner of a revoked account. */
export const REVOKED = 'The tokens of this account have been revoked. Ask an administrator to renew them.';

/** Returns the plugin's error codes. Unlike the plugin, an unknown username and a wrong password have the same code. */
function toErrorCode(failed: Exclude<SignInResult, { account: unknown }>): string {
  switch (failed.failure) {
    case 'empty-name':
      return 'empty_username';
    case 'empty-password':
      return 'empty_password';
    case 'wrong':
      return 'incorrect_password';
    case 'revoked':
      return REVOKED;
    case 'too-many':
      return formatTooManyAttempts(failed.minutes);
  }
}

export const DEVICE_TOKEN =
  'Token for the header `X-Device-Token` of later sign-ins of the same account. Wrong passwords of others cannot lock this device out. It expires after 180 days.';

export function declareLogin(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'login',
    description: 'Exchanges credentials for tokens.',
    input: {
      username: { type: 'String!', description: 'Username or email address.' },
      password: { type: 'String!', description: 'Password.' },
    },
    payload: {
      authToken: { type: 'String', description: 'Auth token for the header `Authorization: Bearer …`. It expires after five minutes.' },
      refreshToken: { type: 'String', description: 'Refresh token, with which new auth tokens can be requested for a year.' },
      user: { type: 'User', description: 'The signed-in user.' },
      deviceToken: { type: 'String', description: DEVICE_TOKEN },
    },
    resolve: async ({ username, password }: { username: string; password: string }, context) => {
      const { services } = context;
      const result = await signIn(services, context.client, { name: username, password });
      if ('failure' in result) throw new UserError(toErrorCode(result));
      const { account } = result;
      const authToken = await issueAuthToken(services, account);
      const refreshToken = await issueRefreshToken(services, account);
      // The rest of the operation runs as the signed-in user, as in the plugin.
      context.viewer = createViewer(account.user);
      const user: UserRow = account.user;
      return { authToken, refreshToken, user, deviceToken: result.deviceToken };
    },
  });
  declareMutation(builder, {
    name: 'refreshJwtAuthToken',
    description: 'Exchanges a refresh token for a new auth token.',
    input: { jwtRefreshToken: { type: 'String!', description: 'Refresh token from the mutation `login`.' } },
    payload: { authToken: { type: 'String', description: 'New auth token.' } },
    resolve: async ({ jwtRefreshToken }: { jwtRefreshToken: string }, { services }) => {
      const account = await findAccountByJwt(services, services.db, jwtRefreshToken, 'refresh');
      if (!account) throw new UserError('The provided refresh token is invalid');
      return { authToken: await issueAuthToken(services, account) };
    },
  });
}
