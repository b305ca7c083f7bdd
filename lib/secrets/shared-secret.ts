/** The secret that the site and the content service share, and the secret that it has replaced. */
import { OperationalError } from '#lib/process/operational-error.ts';

/** The file in DATA_DIR in which the content service stores the secret that it generates. */
export const SHARED_SECRET_FILE = 'faust-secret-key';

export const MIN_SECRET_LENGTH = 16;

/** A secret that was replaced. Its signatures are accepted until the given time. */
export interface PreviousSecret {
  secret: string;
  until: Date;
}

export interface SharedSecret {
  current: string;
  previous: readonly PreviousSecret[];
}

/** The text of the file is not a valid secret. */
export class InvalidSecretFileError extends OperationalError {
  override name = 'InvalidSecretFileError';
}

/**
 * Parses a previous secret and the last day, in UTC, on which it is accepted: `<secret> until <YYYY-MM-DD>`.
 * @returns null if the text has another format or the secret is too short
 */
export function parsePreviousSecret(text: string): PreviousSecret | null {
  const { secret = '', day = '' } = /^(?<secret>\S.*?)\s+until\s+(?<day>\d{4}-\d{2}-\d{2})$/.exec(text.trim())?.groups ?? {};
  const until = new Date(`${day}T23:59:59.999Z`);
  // Date accepts February 30 and moves it to March.
  const isDay = !Number.isNaN(until.getTime()) && until.toISOString().startsWith(day);
  return isDay && secret.length >= MIN_SECRET_LENGTH ? { secret, until } : null;
}

/**
 * Parses the file: the secret in the first line, and optionally a previous secret in the second line.
 * @param file path of the file, for the error message
 * @throws InvalidSecretFileError
 */
export function parseSharedSecret(text: string, file: string): SharedSecret {
  const [current = '', previousLine, ...rest] = text.trim().split(/\s*\n\s*/);
  if (current.length < MIN_SECRET_LENGTH)
    throw new InvalidSecretFileError({
      name: file,
      rule: `must contain a secret of at least ${MIN_SECRET_LENGTH} characters; ${current === '' ? 'the file is empty' : `it has ${current.length}`}.`,
      remedy: 'Write a longer secret into the file, or delete the file to generate a new one, which signs all users out.',
    });
  const previous = previousLine === undefined ? null : parsePreviousSecret(previousLine);
  if (rest.length > 0 || (previousLine !== undefined && previous === null))
    throw new InvalidSecretFileError({
      name: file,
      rule: `must contain the secret and at most one more line, with a previous secret of at least ${MIN_SECRET_LENGTH} characters and the last day on which it is accepted.`,
      remedy: 'Correct the second line, or delete it to accept the first secret only.',
      example: '<previous secret> until 2027-01-31',
    });
  return { current, previous: previous ? [previous] : [] };
}

/** Returns the current secret and the previous ones that are still accepted. */
export function listAcceptedSecrets({ current, previous }: SharedSecret, now: Date): string[] {
  return [current, ...previous.filter(({ until }) => until > now).map(({ secret }) => secret)];
}
