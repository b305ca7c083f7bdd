/** Sign-in as in Faust: an authorization code, which the site exchanges for tokens with its secret. */
import { mustSetUpSecondFactor } from '../../auth/accounts.ts';
import { createTooManyAttemptsError } from '../../auth/rate-limits.ts';
import { issueCode } from '../../auth/sessions.ts';
import type { SignedIn, SignInFailure } from '../../auth/sign-in.ts';
import { finishSignIn, signInWithPasskey, startPasskeySignIn, startSignIn } from '../../commands/users/sign-in.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { declareMutation } from '../core/mutation.ts';
import { DEVICE_TOKEN, getCredentialsErrorMarkup, getErrorMarkup } from './sign-in-messages.ts';

type Input = { username?: string | null; email?: string | null; password?: string | null };

/** Fields of the three mutations that can complete a sign-in. */
const authorizationPayload: FieldSpecs = {
  code: { type: 'String', description: 'The code. Null if there is an error.' },
  error: { type: 'String', description: 'Error message as markup.' },
  deviceToken: { type: 'String', description: DEVICE_TOKEN },
  mustSetUpSecondFactor: {
    type: 'Boolean',
    description: 'Whether the account has to set up a second factor before it can do anything else.',
  },
};

async function authorize(result: SignedIn | SignInFailure, { services }: ContentContext, formatError = getErrorMarkup) {
  if ('failure' in result) return { code: null, error: formatError(result), deviceToken: null, mustSetUpSecondFactor: null };
  const { account, deviceToken } = result;
  const code = await issueCode(services, account.user.id);
  return { code, error: null, deviceToken, mustSetUpSecondFactor: mustSetUpSecondFactor(account) };
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
      ...authorizationPayload,
      secondFactorToken: {
        type: 'String',
        description:
          'Set if the password is correct and the account has a second factor: a token for `verifySecondFactor`, valid for ten minutes and five attempts.',
      },
    },
    resolve: async ({ username, email, password }: Input, context) => {
      // As in Faust, an email address takes precedence over a username, even if it is empty.
      const byEmail = typeof email === 'string';
      const credentials = { name: (byEmail ? email : username) ?? '', password: password ?? '', byEmail };
      const result = await startSignIn(context.services, context.client, credentials);
      // Clients that do not know the token show the error.
      if ('secondFactorToken' in result)
        return { ...(await authorize({ failure: 'code-required' }, context)), secondFactorToken: result.secondFactorToken };
      const formatError = (failure: SignInFailure) => getCredentialsErrorMarkup(failure, credentials, context.services.contentUrl);
      return { ...(await authorize(result, context, formatError)), secondFactorToken: null };
    },
  });
  declareMutation(builder, {
    name: 'verifySecondFactor',
    description: 'Completes a sign-in with a second factor, and returns an authorization code.',
    input: {
      secondFactorToken: { type: 'String!', description: 'Token from `generateAuthorizationCode`.' },
      twoFactorCode: { type: 'String!', description: 'Code of the authenticator app, or a recovery code. Each code works once.' },
    },
    payload: {
      ...authorizationPayload,
      secondFactorToken: {
        type: 'String',
        description: 'The token, if it can be used again after a wrong code. Null if the sign-in has expired.',
      },
    },
    resolve: async ({ secondFactorToken, twoFactorCode }: { secondFactorToken: string; twoFactorCode: string }, context) => {
      const result = await finishSignIn(context.services, context.client, { token: secondFactorToken, code: twoFactorCode });
      const canRetry = 'failure' in result && result.failure !== 'expired';
      return { ...(await authorize(result, context)), secondFactorToken: canRetry ? secondFactorToken : null };
    },
  });
  declareMutation(builder, {
    name: 'startPasskeySignIn',
    description: 'Creates a challenge for a sign-in with a passkey. It works once, within five minutes.',
    input: {},
    payload: { options: { type: 'String', description: 'The `publicKey` options of `navigator.credentials.get`, as JSON.' } },
    resolve: async (_input, { services, client }) => {
      const options = await startPasskeySignIn(services, client);
      if (typeof options !== 'string') throw createTooManyAttemptsError(options.minutes);
      return { options };
    },
  });
  declareMutation(builder, {
    name: 'signInWithPasskey',
    description: 'Exchanges the proof of a passkey for an authorization code. A passkey counts as password and second factor.',
    input: { credential: { type: 'String!', description: 'The credential that `navigator.credentials.get` returned, as JSON.' } },
    payload: authorizationPayload,
    resolve: async ({ credential }: { credential: string }, context) =>
      authorize(await signInWithPasskey(context.services, context.client, credential), context),
  });
}
