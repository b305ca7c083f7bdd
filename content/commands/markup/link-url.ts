/** Validates the targets of links that editors enter. */
import { UserError } from '../../core/user-error.ts';

/** Browsers ignore tabs and line breaks in URLs, and read a backslash as a slash. */
// oxlint-disable-next-line no-control-regex
const AMBIGUOUS = /[\u0000-\u001f\u007f]|^[/#?]\\/;
const SAFE_LINK = /^(?:https?:\/\/[^\s/\\]|mailto:.|tel:.|[/#?](?!\/))/i;

/**
 * Accepts links to the site, the web, email addresses and phone numbers.
 * @throws UserError naming the field
 */
export function parseLinkUrl(value: string, fieldPath: string): string {
  const url = value.trim();
  if (url === '' || (SAFE_LINK.test(url) && !AMBIGUOUS.test(url))) return url;
  throw new UserError(
    `${fieldPath} cannot link to "${url.slice(0, 60)}". Use a path that begins with / or a URL that begins with https://.`,
  );
}
