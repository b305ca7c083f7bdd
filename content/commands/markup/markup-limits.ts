/** Rejects markup that would take parsers seconds or minutes: with thousands of elements, or with unclosed elements, comments or blocks. */
import { MAX_BLOCK_DEPTH } from '#lib/blocks/max-depth.ts';
import { getBlockDepth } from '../../blocks/block-depth.ts';
import { UserError } from '../../core/user-error.ts';

const MAX_NESTING = 100;
const MAX_OPEN_COMMENTS = 50;
const MAX_OPEN_BLOCKS = 50;
/** Tags and comments, two for an element and two for a block. Sanitizing and parsing them takes up to 200 ms, during which no other request is served. */
const MAX_TAGS = 20_000;

/** Void elements, and paragraphs, whose end tag is optional. */
const unclosedElements = new Set('area base br col embed hr img input link meta param source track wbr p'.split(' '));

/** Whether elements are nested more deeply than any page needs. The check is linear. */
export function isNestedTooDeep(markup: string): boolean {
  const openElements: string[] = [];
  // The expression matches the whole name. A name that could end anywhere would make the match quadratic.
  for (const [tag, closing, tagName = ''] of markup.matchAll(/<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])(?:[^<>]*>)?/gi)) {
    const name = tagName.toLowerCase();
    // A trailing slash closes elements within SVG and MathML only. HTML ignores it.
    if (
      unclosedElements.has(name) ||
      (tag.endsWith('/>') && [...openElements, name].some((element) => element === 'svg' || element === 'math'))
    )
      continue;
    if (!closing) openElements.push(name);
    // An end tag closes its element and all elements within it. An end tag without a matching start tag has no effect.
    else if (openElements.includes(name)) openElements.length = openElements.lastIndexOf(name);
    if (openElements.length > MAX_NESTING) return true;
  }
  return false;
}

/**
 * @param field names the input in the message
 * @throws UserError if the markup exceeds a limit
 */
export function assertMarkupLimits(field: string, markup: string): void {
  const tags = markup.split('<').length - 1;
  if (tags > MAX_TAGS)
    throw new UserError(
      `The ${field} has ${tags} tags and comments. At most ${MAX_TAGS} are accepted. Split it, for example into several pages.`,
    );
  if (isNestedTooDeep(markup))
    throw new UserError(
      `The elements of the ${field} are nested more than ${MAX_NESTING} levels deep. Close elements that are still open.`,
    );
  const unclosedBlocks = countUnclosedBlocks(markup);
  if (unclosedBlocks > MAX_OPEN_BLOCKS)
    throw new UserError(
      `The ${field} has ${unclosedBlocks} unclosed blocks. At most ${MAX_OPEN_BLOCKS} are accepted. End each block with a comment such as "<!-- /wp:paragraph -->".`,
    );
  const depth = getBlockDepth(markup);
  if (depth > MAX_BLOCK_DEPTH)
    throw new UserError(
      `The blocks of the ${field} are nested ${depth} levels deep. At most ${MAX_BLOCK_DEPTH} levels are shown. Move inner blocks out of the blocks that contain them.`,
    );
  const unclosedComments = markup.split('<!--').filter((part, index) => index > 0 && !part.includes('-->')).length;
  if (unclosedComments > MAX_OPEN_COMMENTS)
    throw new UserError(
      `The ${field} has ${unclosedComments} unclosed comments. At most ${MAX_OPEN_COMMENTS} are accepted. End each "<!--" with "-->".`,
    );
}

function countUnclosedBlocks(markup: string): number {
  let unclosed = 0;
  // The expression stops at the next `<`, which makes it linear.
  for (const [, closing, rest = ''] of markup.matchAll(/<!--\s+(\/)?wp:([^<]*)/g)) {
    if (closing) unclosed = Math.max(unclosed - 1, 0);
    else if (!/\/-->/.test(rest)) unclosed += 1;
  }
  return unclosed;
}
