/** Signing in as WPGraphQL's JWT plugin does it. */
import { findAccountByJwt, issueAuthToken, issueRefreshToken } from '../../auth/jwt.ts';
import { formatTooManyAttempts } from '../../auth/rate-limits.ts';
import { signIn, type SignInResult } from '../../auth/sign-in.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { createViewer } from '../../permissions/viewer.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

/** The plugin answers with codes. It also tells an unknown name from a wrong password; we do not. */
function explain(failed: Exclude<SignInResult, { account: unknown }>): string {
  switch (failed.failure) {
    case 'empty-name':
      return 'empty_username';
    case 'empty-password':
      return 'empty_password';
    case 'wrong':
      return 'incorrect_password';
    case 'too-many':
      return formatTooManyAttempts(failed.minutes);
  }
}

export function declareLogin(builder: SchemaBuilder): void {
  mutation(builder, {
    name: 'login',
    description: 'Exchanges a name and a password for tokens.',
    input: {
      username: { type: 'String!', description: 'User name or e-mail address.' },
      password: { type: 'String!', description: 'Password.' },
    },
    payload: {
      authToken: { type: 'String', description: 'Goes into the header `Authorization: Bearer …`; ends after five minutes.' },
      refreshToken: { type: 'String', description: 'Gets new auth tokens for a year.' },
      user: { type: 'User', description: 'Who has signed in.' },
    },
    resolve: async ({ username, password }: { username: string; password: string }, context) => {
      const { services } = context;
      const outcome = await signIn(services, context.client, { name: username, password });
      if ('failure' in outcome) throw new UserError(explain(outcome));
      const { account } = outcome;
      const authToken = await issueAuthToken(services, account);
      const refreshToken = await issueRefreshToken(services, account);
      if (authToken === null) throw new UserError('The tokens of this account have been revoked. Ask an administrator to renew them.');
      // What is asked of the user in the same answer is asked by the user, as in the plugin.
      context.viewer = createViewer(account.user);
      const user: UserRow = account.user;
      return { authToken, refreshToken, user };
    },
  });
  mutation(builder, {
    name: 'refreshJwtAuthToken',
    description: 'Exchanges a refresh token for a new auth token.',
    input: { jwtRefreshToken: { type: 'String!', description: 'Refresh token that login gave.' } },
    payload: { authToken: { type: 'String', description: 'New auth token.' } },
    resolve: async ({ jwtRefreshToken }: { jwtRefreshToken: string }, { services }) => {
      const account = await findAccountByJwt(services, services.db, jwtRefreshToken, 'refresh');
      if (!account) throw new UserError('The provided refresh token is invalid');
      return { authToken: await issueAuthToken(services, account) };
    },
  });
}
