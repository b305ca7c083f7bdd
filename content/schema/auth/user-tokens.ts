/** Fields of WPGraphQL's JWT plugin: an account's own tokens, told to nobody but the account. */
import { type Account, findAccountById } from '../../auth/accounts.ts';
import { getAuthTokenExpiration, issueAuthToken, issueRefreshToken } from '../../auth/jwt.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { FieldSpec, FieldSpecs } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';

/** The account behind a user, when it asks itself. */
async function ownAccount(user: UserRow, { viewer, services }: ContentContext): Promise<Account | null> {
  return viewer.user?.id === user.id ? findAccountById(services.db, user.id) : null;
}

function own(type: string, description: string, read: (account: Account, context: ContentContext) => unknown): FieldSpec {
  return {
    type,
    description: `${description} Null for everybody else.`,
    resolve: async (user: UserRow, _args, context) => {
      const account = await ownAccount(user, context);
      return account && read(account, context);
    },
  };
}

export const tokenFields: FieldSpecs = {
  jwtAuthToken: own('String', 'A new auth token.', (account, { services }) => issueAuthToken(services, account)),
  jwtRefreshToken: own('String', 'A new refresh token.', (account, { services }) => issueRefreshToken(services, account)),
  jwtAuthExpiration: own('String', 'When an auth token made now ends, in seconds since 1970.', (_account, { services }) =>
    String(getAuthTokenExpiration(services.now())),
  ),
  jwtUserSecret: own('String', 'The secret the account’s tokens hang on.', (account) => (account.jwtRevoked ? null : account.jwtSecret)),
  isJwtAuthSecretRevoked: {
    type: 'Boolean!',
    description: 'Whether the account’s tokens were revoked; told to the account alone, false to everybody else.',
    resolve: async (user: UserRow, _args, context) => (await ownAccount(user, context))?.jwtRevoked ?? false,
  },
};
