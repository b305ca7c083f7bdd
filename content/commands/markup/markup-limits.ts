/** Markup that nobody writes, but that keeps readers busy for minutes: thousands of tags or comments inside each other, none of them closed. */
import { UserError } from '../../core/user-error.ts';

const MAX_NESTING = 100;
const MAX_OPEN_COMMENTS = 50;

/** Elements without an end tag, and paragraphs, whose end the next one implies. */
const unnested = new Set('area base br col embed hr img input link meta param source track wbr p'.split(' '));

/** Whether elements stand inside each other more deeply than any page needs. Reads the markup once. */
export function isNestedTooDeep(markup: string): boolean {
  const open: string[] = [];
  // The name is taken whole: a name that could end anywhere would be tried at each of its letters.
  for (const [tag, closing, given = ''] of markup.matchAll(/<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])(?:[^<>]*>)?/gi)) {
    const name = given.toLowerCase();
    // Only within drawings and formulas does a slash end an element; in HTML it means nothing.
    if (unnested.has(name) || (tag.endsWith('/>') && [...open, name].some((one) => one === 'svg' || one === 'math'))) continue;
    if (!closing) open.push(name);
    // An end tag ends what it names, with what was left open within; one that names nothing open ends nothing.
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
    if (open.length > MAX_NESTING) return true;
  }
  return false;
}

/**
 * @param field names the input in the message
 * @throws UserError for markup of that kind
 */
export function assertMarkupLimits(field: string, markup: string): void {
  if (isNestedTooDeep(markup))
    throw new UserError(`The elements of the ${field} stand inside each other more than ${MAX_NESTING} levels deep. Close them.`);
  const open = markup.split('<!--').filter((part, index) => index > 0 && !part.includes('-->')).length;
  if (open > MAX_OPEN_COMMENTS)
    throw new UserError(
      `The ${field} has ${open} comments that are not closed; at most ${MAX_OPEN_COMMENTS} are taken. End each "<!--" with "-->".`,
    );
}
