/** Sign-in as in WPGraphQL's JWT plugin. */
import { createAccountViewer } from '../../auth/accounts.ts';
import { findAccountByJwt, issueAuthToken, issueRefreshToken } from '../../auth/jwt.ts';
import { signIn } from '../../commands/users/sign-in.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { DEVICE_TOKEN, getErrorCode } from './sign-in-messages.ts';

type Input = { username: string; password: string; twoFactorCode?: string | null };

export function declareLogin(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'login',
    description: 'Exchanges credentials for tokens.',
    input: {
      username: { type: 'String!', description: 'Username or email address.' },
      password: { type: 'String!', description: 'Password.' },
      twoFactorCode: {
        type: 'String',
        description: 'Code of the authenticator app, or a recovery code. Required if the account has a second factor.',
      },
    },
    payload: {
      authToken: { type: 'String', description: 'Auth token for the header `Authorization: Bearer …`. It expires after five minutes.' },
      refreshToken: { type: 'String', description: 'Refresh token, with which new auth tokens can be requested for a year.' },
      user: { type: 'User', description: 'The signed-in user.' },
      deviceToken: { type: 'String', description: DEVICE_TOKEN },
    },
    resolve: async ({ username, password, twoFactorCode }: Input, context) => {
      const { services } = context;
      const result = await signIn(services, context.client, { name: username, password, code: twoFactorCode ?? '' });
      if ('failure' in result) throw new UserError(getErrorCode(result));
      const { account } = result;
      const authToken = await issueAuthToken(services, account);
      const refreshToken = await issueRefreshToken(services, account);
      // The rest of the operation runs as the signed-in user, as in the plugin.
      context.viewer = { ...createAccountViewer(account), address: context.client.address };
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
