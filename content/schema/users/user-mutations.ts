/** Mutations of user accounts. */
import { createAccountViewer, findAccountById } from '../../auth/accounts.ts';
import { deleteUser } from '../../commands/users/delete-user.ts';
import { inviteUser } from '../../commands/users/invitations.ts';
import { type ConfirmationInput, createUser, registerUser, type TokenInput, updateUser } from '../../commands/users/user-commands.ts';
import { sanitizeLogin, type UserInput } from '../../commands/users/user-input.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

const profileInputs: Record<string, ArgSpec> = {
  aim: { type: 'String', description: 'AIM username.' },
  description: { type: 'String', description: 'Biography. Simple markup is allowed.' },
  displayName: { type: 'String', description: 'Display name.' },
  email: { type: 'String', description: 'Email address.' },
  firstName: { type: 'String', description: 'First name.' },
  jabber: { type: 'String', description: 'Jabber username.' },
  lastName: { type: 'String', description: 'Last name.' },
  locale: { type: 'String', description: 'Locale such as `en_US`.' },
  nicename: { type: 'String', description: 'Nicename, which is part of URLs.' },
  nickname: { type: 'String', description: 'Nickname.' },
  password: { type: 'String', description: 'Password, at least 8 characters.' },
  registered: { type: 'String', description: 'Registration date in UTC.' },
  richEditing: { type: 'String', description: '`false` disables the visual editor.' },
  websiteUrl: { type: 'String', description: 'Website.' },
  yim: { type: 'String', description: 'Yahoo username.' },
};
const rolesInput: ArgSpec = {
  type: '[String]',
  description: 'Stored names of roles, such as `author`. Requires permission to promote users.',
};
const usernameInput: ArgSpec = { type: 'String!', description: 'Username.' };

/** The payload with the user, as the viewer may see it after the mutation. */
const userPayload: FieldSpecs = {
  user: {
    type: 'User',
    description: 'The user.',
    resolve: ({ userId }: { userId: number }, _args, { store }) => store.userById(userId),
  },
};

export function declareUserMutations(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'createUser',
    description: 'Creates an account. Without a password, the user gets an email with a link to choose one.',
    input: { ...profileInputs, roles: rolesInput, username: usernameInput },
    payload: userPayload,
    resolve: async (input: UserInput & { username: string }, { services, viewer }) => ({
      userId: await createUser(services, viewer, sanitizeLogin(input.username), input),
    }),
  });
  declareMutation(builder, {
    name: 'updateUser',
    description: 'Updates an account. A new password ends all sessions of the account.',
    input: {
      ...profileInputs,
      roles: rolesInput,
      id: { type: 'ID!', description: 'Id of the user.' },
      currentPassword: { type: 'String', description: 'Current password. Changes of your own password and email address require it.' },
      revokeJwtUserSecret: { type: 'Boolean', description: 'Revokes the auth tokens of the account until they are refreshed.' },
      refreshJwtUserSecret: { type: 'Boolean', description: 'Invalidates the auth tokens of the account and allows new ones.' },
    },
    payload: userPayload,
    resolve: async (input: UserInput & TokenInput & ConfirmationInput & { id: string }, { services, viewer, client }) => ({
      userId: await updateUser(services, viewer, client, parseId('user', input.id), input),
    }),
  });
  declareMutation(builder, {
    name: 'inviteUser',
    description:
      'Sends an invitation to the owner of an account without a password, such as an imported author. The link in the email lets the owner choose a password. It works once and expires after seven days.',
    input: { id: { type: 'ID!', description: 'Id of the user.' } },
    payload: userPayload,
    resolve: async (input: { id: string }, { services, viewer, client }) => ({
      userId: await inviteUser(services, viewer, client, parseId('user', input.id)),
    }),
  });
  declareMutation(builder, {
    name: 'deleteUser',
    description: 'Deletes an account.',
    input: {
      id: { type: 'ID!', description: 'Id of the user.' },
      reassignId: {
        type: 'ID',
        description: 'Id of the new owner of the content. Without it, the content is moved to the trash.',
      },
    },
    payload: {
      deletedId: { type: 'ID', description: 'Global id of the deleted user.' },
      user: { type: 'User', description: 'The user before the account was deleted.' },
    },
    resolve: async ({ id, reassignId }: { id: string; reassignId?: string | null }, { services, viewer }) => {
      const newOwnerId = reassignId ? parseId('user', reassignId) : undefined;
      const user: UserRow = await deleteUser(services, viewer, parseId('user', id), newOwnerId);
      return { deletedId: toGlobalId('user', user.id), user };
    },
  });
  declareMutation(builder, {
    name: 'registerUser',
    description: 'Registers an account for the visitor, if the site allows registration.',
    input: { ...profileInputs, username: usernameInput },
    payload: userPayload,
    resolve: async (input: UserInput & { username: string }, context) => {
      const { services, viewer, client } = context;
      const userId = await registerUser(services, viewer, client, input.username, input);
      // The response shows the visitor all data of the new account (recorded). Users who are signed in see what they may see of it.
      const account = viewer.user === null ? await findAccountById(services.db, userId) : null;
      if (account) context.viewer = { ...createAccountViewer(account), address: client.address };
      return { userId };
    },
  });
}
