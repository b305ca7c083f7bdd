/** Fields of WPGraphQL's JWT plugin: the tokens of an account, which only the account itself can read. */
import { type Account, findAccountById } from '../../auth/accounts.ts';
import { getAuthTokenExpiration, issueAuthToken, issueRefreshToken } from '../../auth/jwt.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { FieldSpec, FieldSpecs } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';

/** Finds the account of a user if it is the viewer's own. A token would outlive the application password of the request, so there is none for it. */
async function findOwnAccount(user: UserRow, { viewer, services }: ContentContext): Promise<Account | null> {
  return viewer.user?.id === user.id && viewer.applicationPasswordId === undefined ? findAccountById(services.db, user.id) : null;
}

function ownField(type: string, description: string, read: (account: Account, context: ContentContext) => unknown): FieldSpec {
  return {
    type,
    description: `${description} Null for other viewers, and with an application password.`,
    resolve: async (user: UserRow, _args, context) => {
      const account = await findOwnAccount(user, context);
      return account && read(account, context);
    },
  };
}

export const tokenFields: FieldSpecs = {
  jwtAuthToken: ownField('String', 'A new auth token.', (account, { services }) => issueAuthToken(services, account)),
  jwtRefreshToken: ownField('String', 'A new refresh token.', (account, { services }) => issueRefreshToken(services, account)),
  jwtAuthExpiration: ownField('String', 'Expiration of an auth token issued now, in seconds since 1970.', (_account, { services }) =>
    String(getAuthTokenExpiration(services.now())),
  ),
  jwtUserSecret: ownField('String', 'Secret of the account’s tokens.', (account) => (account.jwtRevoked ? null : account.jwtSecret)),
  isJwtAuthSecretRevoked: {
    type: 'Boolean!',
    description: 'Whether the account’s tokens are revoked. False for other viewers.',
    resolve: async (user: UserRow, _args, context) => (await findOwnAccount(user, context))?.jwtRevoked ?? false,
  },
};
