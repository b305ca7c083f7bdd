/** Signing in as Faust does it: a code for the site, which exchanges it for tokens with its secret. */
import { formatTooManyAttempts } from '../../auth/rate-limits.ts';
import { issueCode } from '../../auth/sessions.ts';
import { signIn, type SignInResult } from '../../auth/sign-in.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

type Input = { username?: string | null; email?: string | null; password?: string | null };

/** Markup and words as WordPress's login form has them. It also tells an unknown name from a wrong password; we do not. */
function explain(failed: Exclude<SignInResult, { account: unknown }>): string {
  switch (failed.failure) {
    case 'empty-name':
      return '<strong>Error:</strong> The username field is empty.';
    case 'empty-password':
      return '<strong>Error:</strong> The password field is empty.';
    case 'wrong':
      return '<strong>Error:</strong> The username, email address or password is incorrect.';
    case 'too-many':
      return `<strong>Error:</strong> ${formatTooManyAttempts(failed.minutes)}`;
  }
}

export function declareAuthorization(builder: SchemaBuilder): void {
  mutation(builder, {
    name: 'generateAuthorizationCode',
    description: 'Exchanges a name or an e-mail address and a password for a code. The code works once and for one minute.',
    input: {
      username: { type: 'String', description: 'User name or e-mail address.' },
      email: { type: 'String', description: 'E-mail address, instead of a user name.' },
      password: { type: 'String', description: 'Password.' },
    },
    payload: {
      code: { type: 'String', description: 'The code; null when there is an error.' },
      error: { type: 'String', description: 'Why there is no code, as markup.' },
    },
    resolve: async ({ username, email, password }: Input, { services, client: caller }) => {
      const outcome = await signIn(services, caller, { name: email || username || '', password: password ?? '', byEmail: Boolean(email) });
      if ('failure' in outcome) return { code: null, error: explain(outcome) };
      return { code: await issueCode(services, outcome.account.user.id), error: null };
    },
  });
}
