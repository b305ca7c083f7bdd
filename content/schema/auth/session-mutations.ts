/** Mutations of the viewer's own sessions and password. */
import { changePassword, endOtherSessions, endOwnSession } from '../../commands/users/session-commands.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { PASSWORD_INPUT } from './account-security.ts';

export function declareSessionMutations(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'endSession',
    description: 'Ends one session of the viewer’s account.',
    input: { id: { type: 'ID!', description: 'Id of the session.' } },
    payload: {},
    resolve: async ({ id }: { id: string }, { services, viewer }) => {
      await endOwnSession(services, viewer, id);
      return {};
    },
  });
  declareMutation(builder, {
    name: 'endOtherSessions',
    description: 'Ends all other sessions of the viewer’s account, and invalidates all of its JSON Web Tokens.',
    input: {},
    payload: {},
    resolve: async (_input, { services, viewer, client }) => {
      await endOtherSessions(services, viewer, client);
      return {};
    },
  });
  declareMutation(builder, {
    name: 'changePassword',
    description: 'Changes the password of the viewer’s account, and ends all of its other sessions.',
    input: { password: PASSWORD_INPUT, newPassword: { type: 'String!', description: 'New password, at least 8 characters.' } },
    payload: {},
    resolve: async ({ password, newPassword }: { password: string; newPassword: string }, { services, viewer, client }) => {
      await changePassword(services, viewer, client, { currentPassword: password, newPassword });
      return {};
    },
  });
}
