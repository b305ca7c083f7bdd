/** Sign-in as in Faust: an authorization code, which the site exchanges for tokens with its secret. */
import { formatTooManyAttempts } from '../../auth/rate-limits.ts';
import { issueCode } from '../../auth/sessions.ts';
import { signIn, type SignInResult } from '../../auth/sign-in.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { DEVICE_TOKEN, REVOKED } from './login.ts';

type Input = { username?: string | null; email?: string | null; password?: string | null };

/** Returns the messages of WordPress's login form. Unlike WordPress, an unknown username and a wrong password have the same message. */
function toErrorMarkup(failed: Exclude<SignInResult, { account: unknown }>): string {
  switch (failed.failure) {
    case 'empty-name':
      return '<strong>Error:</strong> The username field is empty.';
    case 'empty-password':
      return '<strong>Error:</strong> The password field is empty.';
    case 'wrong':
      return '<strong>Error:</strong> The username, email address or password is incorrect.';
    case 'revoked':
      return `<strong>Error:</strong> ${REVOKED}`;
    case 'too-many':
      return `<strong>Error:</strong> ${formatTooManyAttempts(failed.minutes)}`;
  }
}

export function declareAuthorization(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'generateAuthorizationCode',
    description: 'Exchanges credentials for an authorization code, which is valid once and for one minute.',
    input: {
      username: { type: 'String', description: 'Username or email address.' },
      email: { type: 'String', description: 'Email address, instead of a username.' },
      password: { type: 'String', description: 'Password.' },
    },
    payload: {
      code: { type: 'String', description: 'The code. Null if there is an error.' },
      error: { type: 'String', description: 'Error message as markup.' },
      deviceToken: { type: 'String', description: DEVICE_TOKEN },
    },
    resolve: async ({ username, email, password }: Input, { services, client }) => {
      const result = await signIn(services, client, { name: email || username || '', password: password ?? '', byEmail: Boolean(email) });
      if ('failure' in result) return { code: null, error: toErrorMarkup(result), deviceToken: null };
      return { code: await issueCode(services, result.account.user.id), error: null, deviceToken: result.deviceToken };
    },
  });
}
