/**
 * The messages of failed sign-ins. Unlike in WordPress, an unknown account has the message of a wrong password, so that the message does not reveal which
 * accounts exist: it contains nothing but what was entered.
 */
import { escapeHtml } from '#lib/html/escape.ts';
import { formatTooManyAttempts } from '../../auth/rate-limits.ts';
import type { Credentials, SignInFailure } from '../../auth/sign-in.ts';

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

/**
 * The message for a sign-in with a name and a password.
 * @param contentUrl public URL of the content service, which has WordPress's page for forgotten passwords
 */
export function getCredentialsErrorMarkup(failed: SignInFailure, { name, byEmail }: Credentials, contentUrl: string): string {
  const kind = byEmail ? 'email address' : 'username';
  if (failed.failure === 'empty-name') return `<strong>Error:</strong> The ${byEmail ? 'email' : 'username'} field is empty.`;
  if (failed.failure !== 'wrong') return getErrorMarkup(failed);
  const link = `<a href="${escapeHtml(`${contentUrl}/wp-login.php?action=lostpassword`)}">Lost your password?</a>`;
  return `<strong>Error:</strong> The password you entered for the ${kind} <strong>${escapeHtml(name)}</strong> is incorrect. ${link}`;
}

export const DEVICE_TOKEN =
  'Token for the header `X-Device-Token` of later sign-ins of the same account. Wrong passwords of others cannot lock this device out. It expires after 180 days.';
