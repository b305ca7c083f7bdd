/** The form with which visitors enter the password of protected content. */
import { getParameterValue, type Parameter } from '#lib/uri/parameters.ts';

/** The route that receives the form. */
export const UNLOCK_ROUTE = '/api/unlock/';

/** WordPress allows 255 characters for a password. */
export const MAX_PASSWORD_LENGTH = 255;

/** Why the form is shown again. */
const messages = {
  wrong: 'The password is not correct. Check it and try again.',
  'too-many': 'There were too many wrong passwords from your network. Try again later.',
  unavailable: 'The password could not be checked, because the service was unavailable. Enter it again.',
} as const;

export type UnlockFailure = keyof typeof messages;

/** The URL of a page whose form shows why it failed. */
export function createFailedUnlockUri(uri: string, failure: UnlockFailure): string {
  return `${uri}?${new URLSearchParams({ unlock: failure }).toString()}`;
}

/** The message for the form, or null if it has not been sent. */
export function getUnlockMessage(parameters: readonly Parameter[]): string | null {
  const failure = getParameterValue(parameters, 'unlock');
  return failure !== null && Object.hasOwn(messages, failure) ? messages[failure as UnlockFailure] : null;
}
