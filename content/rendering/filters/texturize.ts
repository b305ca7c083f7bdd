/**
 * Typographic quotes, apostrophes, primes, dashes, ellipses and multiplication signs (WordPress's `wptexturize`), as character references. Text in
 * code, preformatted text and shortcodes stays unchanged.
 */
import { SPACE, splitLongText } from '../html/scan-text.ts';
import { findTagEnd } from '../html/split-html.ts';
import type { Pause } from '../pause.ts';
import { anyShortcodeName } from '../shortcodes/names.ts';

const OPENING_QUOTE = '&#8220;';
const CLOSING_QUOTE = '&#8221;';
const OPENING_SINGLE = '&#8216;';
const CLOSING_SINGLE = '&#8217;';
const APOSTROPHE = '&#8217;';
const PRIME = '&#8242;';
const DOUBLE_PRIME = '&#8243;';
const EN_DASH = '&#8211;';
const EM_DASH = '&#8212;';

/** Placeholders for marks whose neighbors later rules must still recognize. A text between tags contains no `<`. */
const OPENING_QUOTE_MARK = '<!--oq-->';
const OPENING_SINGLE_MARK = '<!--osq-->';
const APOSTROPHE_MARK = '<!--apos-->';
const UNDECIDED_MARK = '<!--wp-prime-or-quote-->';

/** What can follow a closing quote. */
const AFTER_QUOTE = `(?=$|[.,:;!?)}\\-\\]]|&gt;|${SPACE})`;

type Replacements = readonly (readonly [string, string])[];

const plainReplacements: Replacements = [
  ['...', '&#8230;'],
  ['``', OPENING_QUOTE],
  ["''", CLOSING_QUOTE],
  [' (tm)', ' &#8482;'],
];

/** Words that begin with an apostrophe. */
const shortWords: Replacements = ["'tain't", "'twere", "'twas", "'tis", "'twill", "'til", "'bout", "'nuff", "'round", "'cause", "'em"].map(
  (word) => [word, word.replaceAll("'", APOSTROPHE)] as const,
);

type Rules = readonly (readonly [RegExp, string])[];

const apostropheRules: Rules = [
  // A year at the end of a quotation.
  [new RegExp(`'(\\d\\d)'${AFTER_QUOTE}`, 'g'), `${APOSTROPHE_MARK}$1${CLOSING_SINGLE}`],
  [new RegExp(`'(\\d\\d)"${AFTER_QUOTE}`, 'g'), `${APOSTROPHE_MARK}$1${CLOSING_QUOTE}`],
  // An abbreviated year.
  [/'(?=\d\d(?:$|(?![%\d]|[.,]\d)))/g, APOSTROPHE_MARK],
  // A quoted number.
  [new RegExp(`(?<=^|${SPACE})'(\\d[.,\\d]*)'`, 'g'), `${OPENING_SINGLE_MARK}$1${CLOSING_SINGLE}`],
  [new RegExp(`(?<=^|[([{"\\-]|&lt;|${SPACE})'`, 'g'), OPENING_SINGLE_MARK],
  // An apostrophe within a word.
  [new RegExp(`(?<!${SPACE})'(?!$|[.,:;!?"'(){}[\\]\\-]|&[lg]t;|${SPACE})`, 'g'), APOSTROPHE_MARK],
];

const quoteRules: Rules = [
  [new RegExp(`(?<=^|${SPACE})"(\\d[.,\\d]*)"`, 'g'), `${OPENING_QUOTE_MARK}$1${CLOSING_QUOTE}`],
  [new RegExp(`(?<=^|[([{\\-]|&lt;|${SPACE})"(?!${SPACE})`, 'g'), OPENING_QUOTE_MARK],
];

const dashRules: Rules = [
  [/---/g, EM_DASH],
  [new RegExp(`(?<=^|${SPACE})--(?=$|${SPACE})`, 'g'), EM_DASH],
  // Two hyphens are part of internationalized domain names.
  [/(?<!xn)--/g, EN_DASH],
  [new RegExp(`(?<=^|${SPACE})-(?=$|${SPACE})`, 'g'), EN_DASH],
];

const applyRules = (text: string, rules: Rules) =>
  rules.reduce((result, [expression, replacement]) => result.replaceAll(expression, replacement), text);

/** Ampersands that do not begin a character reference. */
const bareAmpersand = /&(?!#(?:\d+|x[a-f0-9]+);|[a-z1-4]{1,8};)/gi;

/** Elements whose text is not changed. As in WordPress, the names are lowercase. */
const literalTags: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'style', 'script', 'tt']);

/** A text is processed in parts of about this length, so that other requests are served in between. */
const PART_LENGTH = 20_000;

export async function texturize(text: string, pause: Pause): Promise<string> {
  const results: string[] = [];
  const openTags: string[] = [];
  let untilPause = PART_LENGTH;
  for (const part of splitAtMarkup(text)) {
    const isLiteral = openTags.length > 0 || isShortcodeTag(part) || /^[\0\t\n\v\r ]*$/.test(part);
    const isTag = part.startsWith('<');
    // A long text without tags is changed in parts.
    for (const piece of isTag ? [part] : splitLongText(part, PART_LENGTH)) {
      if (isTag) results.push(part.startsWith('<!--') ? part : part.replaceAll(bareAmpersand, '&#038;'));
      else results.push(isLiteral ? piece : texturizeText(piece));
      untilPause -= piece.length;
      if (untilPause > 0) continue;
      untilPause = PART_LENGTH;
      const paused = pause();
      if (paused) await paused;
    }
    if (isTag && !part.startsWith('<!--')) trackLiteralTag(part, openTags);
  }
  return results.join('');
}

const shortcodeStart = new RegExp(`\\[[/[]?${anyShortcodeName}(?=[\\t-\\r \\]/])`, 'y');
const isShortcodeTag = (part: string) => part.startsWith('[') && findShortcodeEnd(part, 0) === part.length;

/** Splits a text into tags, comments, shortcode tags and the text between them. */
function* splitAtMarkup(text: string): Generator<string> {
  let position = 0;
  const next = /[<[]/g;
  for (let match = next.exec(text); match; match = next.exec(text)) {
    const start = match.index;
    const end = match[0] === '<' ? findTagEnd(text, start) : findShortcodeEnd(text, start);
    if (end === -1) continue;
    if (start > position) yield text.slice(position, start);
    yield text.slice(start, end);
    position = next.lastIndex = end;
  }
  if (position < text.length) yield text.slice(position);
}

/** Returns the end of the shortcode tag that starts at a position, or -1. A shortcode tag may contain complete HTML tags. */
function findShortcodeEnd(text: string, start: number): number {
  shortcodeStart.lastIndex = start;
  if (!shortcodeStart.test(text)) return -1;
  const special = /[[\]<>]/g;
  special.lastIndex = shortcodeStart.lastIndex;
  for (let match = special.exec(text); match; match = special.exec(text)) {
    if (match[0] === ']') return text[special.lastIndex] === ']' ? special.lastIndex + 1 : special.lastIndex;
    if (match[0] !== '<') return -1;
    const closing = /[[\]>]/g;
    closing.lastIndex = special.lastIndex;
    if (closing.exec(text)?.[0] !== '>') return -1;
    special.lastIndex = closing.lastIndex;
  }
  return -1;
}

function trackLiteralTag(tag: string, openTags: string[]): void {
  const isClosing = tag[1] === '/';
  const from = isClosing ? 2 : 1;
  const space = tag.indexOf(' ');
  const name = tag.slice(from, space === -1 ? -1 : space);
  if (!literalTags.has(name)) return;
  if (!isClosing) openTags.push(name);
  else if (openTags.at(-1) === name) openTags.pop();
}

function texturizeText(text: string): string {
  let result = text;
  for (const [plain, replacement] of plainReplacements) result = result.replaceAll(plain, replacement);
  if (result.includes("'")) {
    for (const [word, replacement] of shortWords) result = result.replaceAll(word, replacement);
    result = replacePrimes(applyRules(result, apostropheRules), "'", PRIME, OPENING_SINGLE_MARK, CLOSING_SINGLE);
    result = result.replaceAll(APOSTROPHE_MARK, APOSTROPHE).replaceAll(OPENING_SINGLE_MARK, OPENING_SINGLE);
  }
  if (result.includes('"')) {
    result = replacePrimes(applyRules(result, quoteRules), '"', DOUBLE_PRIME, OPENING_QUOTE_MARK, CLOSING_QUOTE);
    result = result.replaceAll(OPENING_QUOTE_MARK, OPENING_QUOTE);
  }
  if (result.includes('-')) result = applyRules(result, dashRules);
  return replaceTimes(result).replaceAll(bareAmpersand, '&#038;');
}

const closingMarks = {
  "'": { quote: new RegExp(`'${AFTER_QUOTE}`, 'g'), primeMark: /(?<=\d)'/g },
  '"': { quote: new RegExp(`"${AFTER_QUOTE}`, 'g'), primeMark: /(?<=\d)"/g },
};
const undecidedAfterNumber = new RegExp(`(?<=\\d)${UNDECIDED_MARK}`, 'g');
const undecidedAfterText = new RegExp(`(?<!\\d)${UNDECIDED_MARK}`, 'g');

/** Decides for the remaining marks whether they close a quotation or are primes after a number. */
function replacePrimes(text: string, mark: "'" | '"', prime: string, openingMark: string, closing: string): string {
  const { quote, primeMark } = closingMarks[mark];
  const sentences = text.split(openingMark).map((sentence, index) => {
    if (!sentence.includes(mark)) return sentence;
    let result: string;
    if (index > 0 && !sentence.includes(closing)) {
      // The end of the quotation that begins here has not been found yet.
      result = closeQuotation(sentence.replaceAll(quote, UNDECIDED_MARK), closing);
      result = result.replaceAll(primeMark, prime).replaceAll(undecidedAfterNumber, prime);
      result = result.replaceAll(UNDECIDED_MARK, closing);
    } else {
      result = sentence.replaceAll(primeMark, prime).replaceAll(quote, closing);
    }
    return mark === '"' ? result.replaceAll('"', closing) : result;
  });
  return sentences.join(openingMark);
}

/** Chooses the mark that closes a quotation. A mark after a number is chosen only if there is no other. */
function closeQuotation(sentence: string, closing: string): string {
  const first = sentence.indexOf(UNDECIDED_MARK);
  if (first === -1) return sentence;
  if (sentence.indexOf(UNDECIDED_MARK, first + 1) === -1) return sentence.replace(UNDECIDED_MARK, closing);
  const decided = sentence.replaceAll(undecidedAfterText, closing);
  if (decided !== sentence) return decided;
  const beforePeriod = sentence.lastIndexOf(`${UNDECIDED_MARK}.`);
  const position = beforePeriod === -1 ? sentence.lastIndexOf(UNDECIDED_MARK) : beforePeriod;
  return sentence.slice(0, position) + closing + sentence.slice(position + UNDECIDED_MARK.length);
}

const isWordCharacter = (character: string | undefined) => character !== undefined && /\w/.test(character);

/** Replaces the letter x between numbers, but not in hexadecimal numbers such as 0x99. */
function replaceTimes(text: string): string {
  if (!/\dx\d/.test(text)) return text;
  let result = '';
  let copied = 0;
  /** The end of the previous product. */
  let position = 0;
  for (const { index } of text.matchAll(/(?<=\d)x(?=\d)/g)) {
    if (index < position) continue;
    const numberEnd = findNumberEnd(text, index + 1);
    if (numberEnd === -1 || !hasNumberBefore(text, index, position)) continue;
    result += `${text.slice(copied, index)}&#215;`;
    copied = index + 1;
    position = numberEnd;
  }
  return result + text.slice(copied);
}

/** Whether a number of its own ends at a position. A single zero is the beginning of a hexadecimal number. */
function hasNumberBefore(text: string, end: number, least: number): boolean {
  let start = end;
  while (start > least && /[\d.,]/.test(text[start - 1] ?? '')) start -= 1;
  for (let position = start; position < end; position += 1) {
    const digit = text[position] ?? '';
    if (/\d/.test(digit) && !isWordCharacter(text[position - 1]) && (digit !== '0' || position + 1 < end)) return true;
  }
  return false;
}

/** Returns the end of the number at a position, or -1 if letters follow its digits. */
function findNumberEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && /[\d.,]/.test(text[end] ?? '')) end += 1;
  for (; end > start; end -= 1) if (isWordCharacter(text[end - 1]) !== isWordCharacter(text[end])) return end;
  return -1;
}
