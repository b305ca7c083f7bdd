/** Mutations of the authenticator app and of recovery codes. */
import {
  confirmTotpSetup,
  createRecoveryCodes,
  removeTotp,
  resetSecondFactors,
  startTotpSetup,
} from '../../commands/users/second-factor-commands.ts';
import { parseId } from '../../core/parse-id.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { PASSWORD_INPUT, RECOVERY_CODES } from './account-security.ts';

export function declareTotpMutations(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'startTotpSetup',
    description: 'Creates the secret of an authenticator app. It takes effect when `confirmTotpSetup` receives its first code.',
    input: { password: PASSWORD_INPUT },
    payload: {
      secret: { type: 'String', description: 'The secret in base32, to type into the app.' },
      uri: { type: 'String', description: 'The `otpauth:` URI, to show as a QR code.' },
    },
    resolve: async ({ password }: { password: string }, { services, viewer, client }) => startTotpSetup(services, viewer, client, password),
  });
  declareMutation(builder, {
    name: 'confirmTotpSetup',
    description: 'Activates the authenticator app. With the first second factor of an account, its other sessions end.',
    input: { twoFactorCode: { type: 'String!', description: 'The code that the app shows.' } },
    payload: { recoveryCodes: RECOVERY_CODES },
    resolve: async ({ twoFactorCode }: { twoFactorCode: string }, { services, viewer, client }) => ({
      recoveryCodes: await confirmTotpSetup(services, viewer, client, twoFactorCode),
    }),
  });
  declareMutation(builder, {
    name: 'removeTotp',
    description: 'Removes the authenticator app of the viewer’s account.',
    input: { password: PASSWORD_INPUT },
    payload: {},
    resolve: async ({ password }: { password: string }, { services, viewer, client }) => {
      await removeTotp(services, viewer, client, password);
      return {};
    },
  });
  declareMutation(builder, {
    name: 'createRecoveryCodes',
    description: 'Creates recovery codes that replace the previous ones.',
    input: { password: PASSWORD_INPUT },
    payload: { recoveryCodes: RECOVERY_CODES },
    resolve: async ({ password }: { password: string }, { services, viewer, client }) => ({
      recoveryCodes: await createRecoveryCodes(services, viewer, client, password),
    }),
  });
  declareMutation(builder, {
    name: 'resetSecondFactors',
    description: 'Removes all second factors of another account whose owner has lost them, and signs it out everywhere.',
    input: { id: { type: 'ID!', description: 'Id of the user.' } },
    payload: {
      user: {
        type: 'User',
        description: 'The user.',
        resolve: ({ userId }: { userId: number }, _args, { store }) => store.userById(userId),
      },
    },
    resolve: async ({ id }: { id: string }, { services, viewer }) => ({
      userId: await resetSecondFactors(services, viewer, parseId('user', id)),
    }),
  });
}
