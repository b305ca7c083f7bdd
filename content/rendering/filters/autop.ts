/**
 * Paragraphs and line breaks of classic content (WordPress's `wpautop`). The result is the same as WordPress's, character for character, but every
 * step takes linear time.
 */
import type { Pause } from '../pause.ts';
import { createFinder, editAroundTags, MATCHES_PER_SLICE, skipSpaces, skipSpacesBack } from '../html/scan-text.ts';
import { splitHtml } from '../html/split-html.ts';

/** Elements that are not wrapped in paragraphs. */
const BLOCK =
  '(?:table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|summary)';
const blockStart = new RegExp(`<${BLOCK}[\\t-\\r />]`, 'g');
const blockEnd = new RegExp(`</${BLOCK}>`, 'g');
const blockTag = new RegExp(`</?${BLOCK}`, 'g');
const paragraphBeforeBlockTag = new RegExp(`<p>[\\t-\\r ]*</?${BLOCK}`, 'g');

/** Replaces a line break within a tag, which is not a line break of the text. */
const TAG_LINE_BREAK = ' <!-- wpnl --> ';
/** Replaces a line break within a script, a style or a drawing. */
const KEPT_LINE_BREAK = '<WPPreserveNewline />';
const BREAK = '<br />';

/** A step that takes long yields from time to time. */
type Step = (text: string) => string | Generator<void, string>;

const steps: readonly Step[] = [
  (text) => text.replaceAll(/<br[\t-\r ]*\/?>[\t-\r ]*<br[\t-\r ]*\/?>/g, '\n\n'),
  (text) => text.replaceAll(blockStart, '\n\n$&'),
  (text) => text.replaceAll(blockEnd, '$&\n\n').replaceAll(/<hr[\t-\r ]*\/?>/g, '$&\n\n'),
  (text) => text.replaceAll(/\r\n?/g, '\n'),
  hideLineBreaksInTags,
  trimAroundParts,
  wrapParagraphs,
  (text) => text.replaceAll(/<p>[\t-\r ]*<\/p>/g, ''),
  (text) => text.replaceAll(/<p>([^<]+)<\/(div|address|form)>/g, '<p>$1</p></$2>'),
  (text) => editAroundTags(text, { opening: paragraphBeforeBlockTag, removesPrefix: true, followedBy: '</p>' }),
  unwrapListItems,
  moveParagraphsIntoQuotes,
  (text) => editAroundTags(text, { opening: paragraphBeforeBlockTag, removesPrefix: true }),
  (text) => editAroundTags(text, { opening: blockTag, followedBy: '</p>' }),
  keepLineBreaks,
  addLineBreaks,
  (text) => editAroundTags(text, { opening: blockTag, followedBy: BREAK }),
  removeBreaksBeforeBlocks,
];

/** @param text markup without block comments */
export async function addParagraphs(text: string, pause: Pause): Promise<string> {
  if (skipSpaces(text, 0) === text.length) return '';
  const extracted = extractPreformatted(`${text}\n`);
  let result = extracted.text;
  for (const step of steps) {
    const changed = step(result);
    result = typeof changed === 'string' ? changed : await runInSlices(changed, pause);
    const paused = pause();
    if (paused) await paused;
  }
  result = result.replace(/\n<\/p>(\n?)$/, '</p>$1');
  if (extracted.preformatted.length > 0)
    result = result.replaceAll(/<pre wp-pre-tag-(\d+)><\/pre>/g, (whole, index: string) => extracted.preformatted[Number(index)] ?? whole);
  return result.includes('<!-- wpnl -->') ? result.replaceAll(/ <!-- wpnl --> |<!-- wpnl -->/g, '\n') : result;
}

async function runInSlices(steps: Generator<void, string>, pause: Pause): Promise<string> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const paused = pause();
    if (paused) await paused;
  }
}

/** Replaces preformatted text, which stays unchanged, with empty elements. */
function extractPreformatted(text: string): { text: string; preformatted: string[] } {
  const preformatted: string[] = [];
  if (!text.includes('<pre')) return { text, preformatted };
  const parts = text.split('</pre>');
  const last = parts.pop() ?? '';
  const outer = parts.map((part) => {
    const start = part.indexOf('<pre');
    if (start === -1) return part;
    preformatted.push(`${part.slice(start)}</pre>`);
    return `${part.slice(0, start)}<pre wp-pre-tag-${preformatted.length - 1}></pre>`;
  });
  return { text: outer.join('') + last, preformatted };
}

function* hideLineBreaksInTags(text: string): Generator<void, string> {
  if (!text.includes('\n')) return text;
  const parts = splitHtml(text);
  yield;
  for (let index = 1; index < parts.length; index += 2) {
    if (parts[index]?.includes('\n')) parts[index] = parts[index]?.replaceAll('\n', TAG_LINE_BREAK) ?? '';
    if (index % MATCHES_PER_SLICE === 1) yield;
  }
  return parts.join('');
}

/** Removes line breaks around tags that are parts of one element, so that they get no paragraphs of their own. */
function* trimAroundParts(text: string): Generator<void, string> {
  let result = text;
  if (result.includes('<option')) {
    result = trimBefore(result, /<option/g);
    result = result.replaceAll(/<\/option>[\t-\r ]*/g, '</option>');
  }
  if (result.includes('</object>')) {
    result = yield* editAroundTags(result, { opening: /<object/g, trimsAfter: true });
    result = trimBefore(result, /<\/object>/g);
    result = yield* editAroundTags(result, { opening: /<\/?(?:param|embed)/g, trimsBefore: true, trimsAfter: true });
  }
  if (result.includes('<source') || result.includes('<track')) {
    result = trimAfterPlayers(result);
    result = trimBefore(result, /[<[]\/(?:audio|video)[>\]]/g);
    result = yield* editAroundTags(result, { opening: /<(?:source|track)/g, trimsBefore: true, trimsAfter: true });
  }
  if (result.includes('<figcaption')) {
    result = yield* editAroundTags(result, { opening: /<figcaption/g, trimsBefore: true });
    result = result.replaceAll(/<\/figcaption>[\t-\r ]*/g, '</figcaption>');
  }
  return result;
}

/** Removes the spaces before each match of a global expression. */
function trimBefore(text: string, expression: RegExp): string {
  let result = '';
  let position = 0;
  for (const match of text.matchAll(expression)) {
    result += text.slice(position, skipSpacesBack(text, match.index, position)) + match[0];
    position = match.index + match[0].length;
  }
  return result + text.slice(position);
}

/** Removes the spaces after the opening tags and shortcodes of players. They end at the next angle or square bracket. */
function trimAfterPlayers(text: string): string {
  const findAngle = createFinder(text, '>');
  const findSquare = createFinder(text, ']');
  let result = '';
  let position = 0;
  for (const { index } of text.matchAll(/[<[](?:audio|video)/g)) {
    if (index < position) continue;
    const end = Math.min(findAngle(index + 6), findSquare(index + 6)) + 1;
    if (end > text.length) break;
    result += text.slice(position, end);
    position = skipSpaces(text, end);
  }
  return result + text.slice(position);
}

function* wrapParagraphs(text: string): Generator<void, string> {
  const collapsed = text.replaceAll(/\n\n+/g, '\n\n');
  yield;
  const ends = /\n[\t-\r ]*\n/g;
  let result = '';
  let position = 0;
  let untilPause = MATCHES_PER_SLICE;
  for (let match = ends.exec(collapsed); ; match = ends.exec(collapsed)) {
    const paragraph = collapsed.slice(position, match?.index);
    if (paragraph !== '') result += `<p>${trimLineBreaks(paragraph)}</p>\n`;
    if (!match) return result;
    position = match.index + match[0].length;
    if ((untilPause -= 1) > 0) continue;
    untilPause = MATCHES_PER_SLICE;
    yield;
  }
}

function trimLineBreaks(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === '\n') start += 1;
  while (end > start && text[end - 1] === '\n') end -= 1;
  return text.slice(start, end);
}

/** Removes paragraphs that start with a list item, if they end on the same line. */
function* unwrapListItems(text: string): Generator<void, string> {
  const findEnd = createFinder(text, '</p>');
  const findLineEnd = createFinder(text, '\n');
  let result = '';
  let position = 0;
  let untilPause = MATCHES_PER_SLICE;
  for (const { index } of text.matchAll(/<p><li/g)) {
    if ((untilPause -= 1) === 0) {
      untilPause = MATCHES_PER_SLICE;
      yield;
    }
    if (index < position) continue;
    const start = index + 3;
    const end = findEnd(start + 4);
    if (end === text.length || findLineEnd(start) < end) continue;
    result += text.slice(position, index) + text.slice(start, end);
    position = end + 4;
  }
  return result + text.slice(position);
}

function* moveParagraphsIntoQuotes(text: string): Generator<void, string> {
  const findEnd = createFinder(text, '>');
  let result = '';
  let position = 0;
  let untilPause = MATCHES_PER_SLICE;
  for (const { index, 0: opening } of text.matchAll(/<p><blockquote/gi)) {
    if ((untilPause -= 1) === 0) {
      untilPause = MATCHES_PER_SLICE;
      yield;
    }
    const from = index + opening.length;
    const end = findEnd(from);
    if (index < position || end === text.length) continue;
    result += `${text.slice(position, index)}<blockquote${text.slice(from, end)}><p>`;
    position = end + 1;
  }
  return (result + text.slice(position)).replaceAll('</blockquote></p>', '</p></blockquote>');
}

function* addLineBreaks(text: string): Generator<void, string> {
  const kept = text.replaceAll(/<br\/?>/g, BREAK);
  const findLineBreak = createFinder(kept, '\n');
  let result = '';
  let position = 0;
  let untilPause = MATCHES_PER_SLICE;
  yield;
  for (let lineBreak = findLineBreak(0); lineBreak < kept.length; lineBreak = findLineBreak(position)) {
    if ((untilPause -= 1) === 0) {
      untilPause = MATCHES_PER_SLICE;
      yield;
    }
    const start = skipSpacesBack(kept, lineBreak, position);
    const last = kept.lastIndexOf('\n', skipSpaces(kept, lineBreak) - 1);
    // After a break that is already in the markup, the first space stays.
    const replaced = kept.endsWith(BREAK, start) ? start + 1 : start;
    result += replaced > last ? kept.slice(position, last + 1) : `${kept.slice(position, replaced)}${BREAK}\n`;
    position = last + 1;
  }
  return (result + kept.slice(position)).replaceAll(KEPT_LINE_BREAK, '\n');
}

/** Replaces line breaks within elements whose text is not prose. */
function keepLineBreaks(text: string): string {
  const findEnds = {
    script: createFinder(text, '</script>'),
    style: createFinder(text, '</style>'),
    svg: createFinder(text, '</svg>'),
    math: createFinder(text, '</math>'),
  };
  let result = '';
  let position = 0;
  for (const { index, 1: name } of text.matchAll(/<(script|style|svg|math)/g)) {
    if (index < position) continue;
    const end = findEnds[name as keyof typeof findEnds](index);
    if (end === text.length) continue;
    result += text.slice(position, index) + text.slice(index, end).replaceAll('\n', KEPT_LINE_BREAK);
    position = end;
  }
  return result + text.slice(position);
}

/** Removes breaks before tags. */
function* removeBreaksBeforeBlocks(text: string): Generator<void, string> {
  const findEnd = createFinder(text, '>');
  let result = '';
  let position = 0;
  let untilPause = MATCHES_PER_SLICE;
  for (const { index, 0: opening } of text.matchAll(/<br \/>[\t-\r ]*<\/?(?:p|li|div|dl|dd|dt|th|pre|td|ul|ol)/g)) {
    if ((untilPause -= 1) === 0) {
      untilPause = MATCHES_PER_SLICE;
      yield;
    }
    if (index < position) continue;
    const end = findEnd(index + opening.length) + 1;
    if (end > text.length) break;
    result += text.slice(position, index) + text.slice(index + BREAK.length, end);
    position = end;
  }
  return result + text.slice(position);
}
