/** What the viewer's own account signs in with, and where it is signed in. */
import { findAccountById, mustSetUpSecondFactor } from '../../auth/accounts.ts';
import { listSessions } from '../../auth/sessions.ts';
import { getOwnAccount } from '../../permissions/viewer.ts';
import type { SchemaBuilder } from '../core/builder.ts';

const toIso = (date: Date | null) => date?.toISOString() ?? null;

export function declareAccountSecurity(builder: SchemaBuilder): void {
  builder.object('Passkey', {
    description: 'A passkey of the viewer’s account.',
    fields: {
      databaseId: { type: 'Int!', description: 'Database id.' },
      name: { type: 'String!', description: 'Name chosen by the user.' },
      created: { type: 'String!', description: 'When it was added (ISO 8601).' },
      lastUsed: { type: 'String', description: 'When it was last used (ISO 8601). Null if it was never used.' },
    },
  });
  builder.object('SignInSession', {
    description: 'A session of the viewer’s account.',
    fields: {
      id: { type: 'ID!', description: 'Id for `endSession`.' },
      userAgent: { type: 'String!', description: 'User agent of the browser that last used it.' },
      ipAddress: { type: 'String!', description: 'IP address that last used it.' },
      created: { type: 'String!', description: 'When the user signed in (ISO 8601).' },
      lastUsed: { type: 'String', description: 'When it was last used (ISO 8601), to within five minutes.' },
      isCurrent: { type: 'Boolean!', description: 'Whether this request belongs to it.' },
    },
  });
  builder.object('AccountSecurity', {
    description: 'The sign-in methods and sessions of the viewer’s account.',
    fields: {
      username: { type: 'String!', description: 'Username.' },
      name: { type: 'String!', description: 'Display name.' },
      hasTotp: { type: 'Boolean!', description: 'Whether the account has an authenticator app.' },
      recoveryCodeCount: { type: 'Int!', description: 'How many recovery codes have not been used.' },
      isSecondFactorRequired: { type: 'Boolean!', description: 'Whether the site requires a second factor for accounts that may publish.' },
      mustSetUpSecondFactor: {
        type: 'Boolean!',
        description: 'Whether the account has to set up a second factor before it can do anything else.',
      },
      passkeys: { type: '[Passkey!]!', description: 'Passkeys, oldest first.' },
      sessions: { type: '[SignInSession!]!', description: 'Sessions, most recently used first. At most 100.' },
    },
  });
  builder.extend('RootQuery', {
    accountSecurity: {
      type: 'AccountSecurity',
      description: 'The security of the viewer’s own account. Null for visitors.',
      resolve: async (_root, _args, { viewer, services, markPrivate }) => {
        // Users who must first set up a second factor share cached responses with visitors.
        markPrivate();
        const owner = getOwnAccount(viewer);
        const account = owner && (await findAccountById(services.db, owner.id));
        if (!account) return null;
        const { db, now } = services;
        const { id } = account.user;
        const totp = await db.selectFrom('totp_secret').select('confirmed_at').where('user_id', '=', id).executeTakeFirst();
        const codes = await db.selectFrom('recovery_code').select('hash').where('user_id', '=', id).execute();
        const passkeys = await db.selectFrom('passkey').selectAll().where('user_id', '=', id).orderBy('id').execute();
        const sessions = await listSessions(db, id, now());
        return {
          username: account.user.login,
          name: account.user.displayName,
          hasTotp: totp !== undefined && totp.confirmed_at !== null,
          recoveryCodeCount: codes.length,
          isSecondFactorRequired: account.isSecondFactorRequired,
          mustSetUpSecondFactor: mustSetUpSecondFactor(account),
          passkeys: passkeys.map((passkey) => ({
            databaseId: passkey.id,
            name: passkey.name,
            created: toIso(passkey.created_at),
            lastUsed: toIso(passkey.last_used_at),
          })),
          sessions: sessions.map((session) => ({
            id: session.id,
            userAgent: session.user_agent,
            ipAddress: session.address,
            created: toIso(session.created_at),
            lastUsed: toIso(session.last_used_at),
            isCurrent: session.id === viewer.sessionId,
          })),
        };
      },
    },
  });
}

export const PASSWORD_INPUT = { type: 'String!', description: 'Current password of the viewer’s account.' };
export const RECOVERY_CODES = {
  type: '[String!]',
  description: 'Recovery codes, shown only once. Null if the account had a second factor before.',
};
