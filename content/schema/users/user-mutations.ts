/** Mutations of accounts. */
import { findAccountById } from '../../auth/accounts.ts';
import { deleteUser } from '../../commands/users/delete-user.ts';
import { createUser, registerUser, type TokenInput, updateUser } from '../../commands/users/user-commands.ts';
import type { UserInput } from '../../commands/users/user-input.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { createViewer } from '../../permissions/viewer.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

const about: Record<string, ArgSpec> = {
  aim: { type: 'String', description: 'Name at AIM.' },
  description: { type: 'String', description: 'Words about the person; simple markup is kept.' },
  displayName: { type: 'String', description: 'Name for people.' },
  email: { type: 'String', description: 'Mail address.' },
  firstName: { type: 'String', description: 'First name.' },
  jabber: { type: 'String', description: 'Name at Jabber.' },
  lastName: { type: 'String', description: 'Last name.' },
  locale: { type: 'String', description: 'Language and country, `en_US`.' },
  nicename: { type: 'String', description: 'Name in addresses.' },
  nickname: { type: 'String', description: 'What the person is called among friends.' },
  password: { type: 'String', description: 'Password, at least 8 characters.' },
  registered: { type: 'String', description: 'When the account was made, in UTC.' },
  richEditing: { type: 'String', description: '`false`: an editor without buttons.' },
  websiteUrl: { type: 'String', description: 'Own address.' },
  yim: { type: 'String', description: 'Name at Yahoo.' },
};
const roles: ArgSpec = { type: '[String]', description: 'Roles, as they are stored: `author`. For who may promote users.' };
const username: ArgSpec = { type: 'String!', description: 'Name to sign in with.' };

/** The user behind an id, as the viewer may see it by now. */
const changedUser: FieldSpecs = {
  user: {
    type: 'User',
    description: 'The user.',
    resolve: ({ userId }: { userId: number }, _args, { store }) => store.userById(userId),
  },
};

export function declareUserMutations(builder: SchemaBuilder): void {
  mutation(builder, {
    name: 'createUser',
    description: 'Makes an account. Without a password, a mail lets the person choose one.',
    input: { ...about, roles, username },
    payload: changedUser,
    resolve: async (input: UserInput & { username: string }, { services, viewer }) => ({
      userId: await createUser(services, viewer, input.username, input),
    }),
  });
  mutation(builder, {
    name: 'updateUser',
    description: 'Changes an account. A new password signs it out everywhere.',
    input: {
      ...about,
      roles,
      id: { type: 'ID!', description: 'Id of the user.' },
      revokeJwtUserSecret: { type: 'Boolean', description: 'Takes the account’s auth tokens away until they are renewed.' },
      refreshJwtUserSecret: { type: 'Boolean', description: 'Ends the account’s auth tokens and allows new ones.' },
    },
    payload: changedUser,
    resolve: async (input: UserInput & TokenInput & { id: string }, { services, viewer }) => ({
      userId: await updateUser(services, viewer, parseId('user', input.id), input),
    }),
  });
  mutation(builder, {
    name: 'deleteUser',
    description: 'Removes an account.',
    input: {
      id: { type: 'ID!', description: 'Id of the user.' },
      reassignId: {
        type: 'ID',
        description: 'Id of the user who owns the content from then on; without it the content goes into the trash.',
      },
    },
    payload: {
      deletedId: { type: 'ID', description: 'Global id of the user who is gone.' },
      user: { type: 'User', description: 'The user as it was.' },
    },
    resolve: async ({ id, reassignId }: { id: string; reassignId?: string | null }, { services, viewer }) => {
      const heir = reassignId ? parseId('user', reassignId) : undefined;
      const user: UserRow = await deleteUser(services, viewer, parseId('user', id), heir);
      return { deletedId: toGlobalId('user', user.id), user };
    },
  });
  mutation(builder, {
    name: 'registerUser',
    description: 'Makes an account for oneself, where the site allows it.',
    input: { ...about, username },
    payload: changedUser,
    resolve: async (input: UserInput & { username: string }, context) => {
      const { services, viewer, client: caller } = context;
      const userId = await registerUser(services, viewer, caller, input.username, input);
      // As recorded: the answer tells the person everything about the new account.
      const account = await findAccountById(services.db, userId);
      if (account) context.viewer = createViewer(account.user);
      return { userId };
    },
  });
}
