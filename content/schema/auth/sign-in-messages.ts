/** The messages of failed sign-ins. Unlike WordPress, an unknown username and a wrong password have the same message. */
import { formatTooManyAttempts } from '../../auth/rate-limits.ts';
import type { SignInFailure } from '../../auth/sign-in.ts';

/** The error message for the owner of a revoked account. */
const REVOKED = 'The tokens of this account have been revoked. Ask an administrator to renew them.';

const messages = {
  'empty-name': { code: 'empty_username', text: 'The username field is empty.' },
  'empty-password': { code: 'empty_password', text: 'The password field is empty.' },
  wrong: { code: 'incorrect_password', text: 'The username, email address or password is incorrect.' },
  revoked: { code: REVOKED, text: REVOKED },
  'code-required': { code: 'two_factor_code_required', text: 'Enter a code of your authenticator app or a recovery code.' },
  'wrong-code': {
    code: 'incorrect_two_factor_code',
    text: 'The code is incorrect or was used before. Enter the code that your app shows now.',
  },
  expired: { code: 'expired_sign_in', text: 'This sign-in has expired. Enter your username and password again.' },
  'wrong-passkey': { code: 'incorrect_passkey', text: 'The passkey was not accepted. Try again, or sign in with your password.' },
} as const;

/** The error codes of WPGraphQL's JWT plugin, and others in their form. */
export function getErrorCode(failed: SignInFailure): string {
  return failed.failure === 'too-many' ? formatTooManyAttempts(failed.minutes) : messages[failed.failure].code;
}

/** The message as WordPress's login form shows it. */
export function getErrorMarkup(failed: SignInFailure): string {
  return `<strong>Error:</strong> ${failed.failure === 'too-many' ? formatTooManyAttempts(failed.minutes) : messages[failed.failure].text}`;
}

export const DEVICE_TOKEN =
  'Token for the header `X-Device-Token` of later sign-ins of the same account. Wrong passwords of others cannot lock this device out. It expires after 180 days.';
