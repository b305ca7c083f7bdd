/** The mutation with which the site checks the password of protected content. */
import { unlockContent, type UnlockResult } from '../../commands/nodes/unlock-content.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { findNodeByUri } from '../permalinks/resolve-uri.ts';

export function declareContentPasswords(builder: SchemaBuilder): void {
  builder.enum('UnlockOutcome', {
    description: 'Outcomes of entering the password of protected content.',
    values: {
      UNLOCKED: { value: 'unlocked', description: 'The password is correct.' },
      UNPROTECTED: { value: 'unprotected', description: 'The content has no password.' },
      WRONG_PASSWORD: { value: 'wrong', description: 'The password is not correct.' },
      TOO_MANY_ATTEMPTS: {
        value: 'too-many',
        description: 'There were too many wrong passwords from the same network for the same content. The password was not checked.',
      },
    },
  });
  declareMutation(builder, {
    name: 'unlockContent',
    description: 'Exchanges the password of protected content for a token.',
    input: {
      uri: { type: 'String!', description: 'URI of the content.' },
      password: { type: 'String!', description: 'The password that an editor has set.' },
    },
    payload: {
      outcome: { type: 'UnlockOutcome!', description: 'Whether the password is correct.' },
      token: {
        type: 'String',
        resolve: (result: UnlockResult) => ('token' in result ? result.token : null),
        description:
          'Token for the header `X-Content-Passwords` of queries, which accepts several of them, separated by commas. It opens all content with the same password, and expires after ten days or when the password changes. Null if the password was not accepted.',
      },
    },
    resolve: async ({ uri, password }: { uri: string; password: string }, context): Promise<UnlockResult> =>
      unlockContent(context.services, context.client, await findNodeByUri(uri, context), password),
  });
}
