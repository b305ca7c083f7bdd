import { UserError } from '../../core/user-error.ts';

/**
 * Returns the text.
 * @param label names the text in the message, such as `The title`
 * @throws UserError if the text is longer than the limit
 */
export function assertLength(label: string, text: string, limit: number, category?: 'user' | 'request'): string {
  if (text.length > limit)
    throw new UserError(`${label} has ${text.length} characters. At most ${limit} are allowed. Shorten it.`, { category });
  return text;
}
