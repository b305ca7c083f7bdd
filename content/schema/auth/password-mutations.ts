/** Mutations for people who have forgotten their password. */
import { findAccountByEmail } from '../../auth/accounts.ts';
import { formatTooManyAttempts } from '../../auth/rate-limits.ts';
import { resetPassword, sendPasswordReset } from '../../commands/users/password-commands.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { mutation } from '../core/mutation.ts';

type ResetInput = { key?: string | null; login?: string | null; password?: string | null };

export function declarePasswordMutations(builder: SchemaBuilder): void {
  mutation(builder, {
    name: 'sendPasswordResetEmail',
    description: 'Mails a key to choose a new password with. The answer is the same whether or not there is such an account.',
    input: { username: { type: 'String!', description: 'User name or e-mail address.' } },
    payload: {
      success: { type: 'Boolean', description: 'Whether the request was taken; not whether a mail was sent.' },
      user: {
        type: 'User',
        description: 'The user, as far as the public sees the person.',
        deprecated: 'It would tell who has an account.',
        resolve: ({ username }: { username: string }, _args, context) => publicUser(username, context),
      },
    },
    resolve: async ({ username }: { username: string }, { services, client: caller }) => {
      if (username.trim() === '') throw new UserError('Enter a username or email address.');
      const minutes = await sendPasswordReset(services, caller, username);
      if (minutes !== null) throw new UserError(formatTooManyAttempts(minutes));
      return { success: true, username };
    },
  });
  mutation(builder, {
    name: 'resetUserPassword',
    description: 'Sets a new password with a key that was mailed, and signs the account out everywhere.',
    input: {
      key: { type: 'String', description: 'Key of the mail. It works once and for a day.' },
      login: { type: 'String', description: 'User name.' },
      password: { type: 'String', description: 'New password, at least 8 characters.' },
    },
    payload: {
      user: {
        type: 'User',
        description: 'The user, where the public knows the person.',
        resolve: ({ userId }: { userId: number }, _args, { store }) => store.userById(userId),
      },
    },
    resolve: async ({ key, login, password }: ResetInput, { services, viewer }) => {
      if (!key) throw new UserError('A password reset key is required.');
      if (!login) throw new UserError('A user login is required.');
      if (!password) throw new UserError('A new password is required.');
      return { userId: await resetPassword(services, viewer, { key, login, password }) };
    },
  });
}

/**
 * Somebody the public sees anyway, as recorded. That the address is theirs is no news: the public picture is named by its hash. Names are looked
 * up as they stand in public addresses, not as people sign in with them.
 */
async function publicUser(username: string, { store, services }: ContentContext): Promise<UserRow | null> {
  if (!username.includes('@')) return store.userByNicename(username);
  const account = await findAccountByEmail(services.db, username);
  return account && store.userById(account.user.id);
}
