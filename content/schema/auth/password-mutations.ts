/** Mutations for users who have forgotten their password. */
import { createTooManyAttemptsError } from '../../auth/rate-limits.ts';
import { resetPassword, sendPasswordReset } from '../../commands/users/password-commands.ts';
import { UserError } from '../../core/user-error.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

type ResetInput = { key?: string | null; login?: string | null; password?: string | null };

export function declarePasswordMutations(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'sendPasswordResetEmail',
    description: 'Sends an email with a password reset key. The response does not reveal whether the account exists.',
    input: { username: { type: 'String!', description: 'Username or email address.' } },
    payload: {
      success: { type: 'Boolean', description: 'Whether the request was accepted, not whether an email was sent.' },
      user: {
        type: 'User',
        description: 'Always null.',
        deprecated: 'It would reveal who has an account.',
        resolve: () => null,
      },
    },
    resolve: async ({ username }: { username: string }, { services, client }) => {
      if (username === '') throw new UserError('Enter a username or email address.');
      const minutes = await sendPasswordReset(services, client, username);
      if (minutes !== null) throw createTooManyAttemptsError(minutes);
      return { success: true };
    },
  });
  declareMutation(builder, {
    name: 'resetUserPassword',
    description: 'Sets a new password with a key from an email, and ends all sessions of the account.',
    input: {
      key: { type: 'String', description: 'Key from the email. It is valid once and for one day.' },
      login: { type: 'String', description: 'Username.' },
      password: { type: 'String', description: 'New password, at least 8 characters.' },
    },
    payload: {
      user: {
        type: 'User',
        description: 'The user, if visitors may see it.',
        resolve: ({ userId }: { userId: number }, _args, { store }) => store.userById(userId),
      },
    },
    resolve: async ({ key, login, password }: ResetInput, { services, viewer, client }) => {
      if (!key) throw new UserError('A password reset key is required.');
      if (!login) throw new UserError('A user login is required.');
      if (!password) throw new UserError('A new password is required.');
      return { userId: await resetPassword(services, viewer, client, { key, login, password }) };
    },
  });
}
