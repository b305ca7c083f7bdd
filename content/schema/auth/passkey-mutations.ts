/** Mutations of passkeys. */
import { registerPasskey, removePasskey, renamePasskey, startPasskeyRegistration } from '../../commands/users/second-factor-commands.ts';
import { toDatabaseId } from '../../core/global-ids.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { PASSWORD_INPUT, RECOVERY_CODES } from './account-security.ts';

const ID_INPUT = { type: 'ID!', description: 'Database id of the passkey.' };
const NAME_INPUT = { type: 'String!', description: 'A name that identifies the device, at most 60 characters.' };

export function declarePasskeyMutations(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'startPasskeyRegistration',
    description: 'Creates a challenge for a new passkey. It works once, within five minutes.',
    input: { password: PASSWORD_INPUT },
    payload: { options: { type: 'String', description: 'The `publicKey` options of `navigator.credentials.create`, as JSON.' } },
    resolve: async ({ password }: { password: string }, { services, viewer, client }) => ({
      options: await startPasskeyRegistration(services, viewer, client, password),
    }),
  });
  declareMutation(builder, {
    name: 'registerPasskey',
    description: 'Adds a passkey to the viewer’s account. With the first second factor of an account, its other sessions end.',
    input: {
      name: NAME_INPUT,
      credential: { type: 'String!', description: 'The credential that `navigator.credentials.create` returned, as JSON.' },
    },
    payload: { recoveryCodes: RECOVERY_CODES },
    resolve: async ({ name, credential }: { name: string; credential: string }, { services, viewer, client }) => ({
      recoveryCodes: await registerPasskey(services, viewer, client, { name, response: credential }),
    }),
  });
  declareMutation(builder, {
    name: 'renamePasskey',
    description: 'Renames a passkey of the viewer’s account.',
    input: { id: ID_INPUT, name: NAME_INPUT },
    payload: {},
    resolve: async ({ id, name }: { id: string; name: string }, { services, viewer }) => {
      await renamePasskey(services, viewer, toDatabaseId(id), name);
      return {};
    },
  });
  declareMutation(builder, {
    name: 'removePasskey',
    description: 'Removes a passkey of the viewer’s account.',
    input: { id: ID_INPUT, password: PASSWORD_INPUT },
    payload: {},
    resolve: async ({ id, password }: { id: string; password: string }, { services, viewer, client }) => {
      await removePasskey(services, viewer, client, { id: toDatabaseId(id), password });
      return {};
    },
  });
}
