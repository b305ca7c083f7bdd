/** Replaces emoticons with emoji (WordPress's `convert_smilies`), unless the setting `useSmilies` is off. */
import { createFinder, SPACE, splitLongText } from '../html/scan-text.ts';
import type { Pause } from '../pause.ts';

const emoji: Readonly<Record<string, string>> = {
  ':neutral:': '😐',
  ':twisted:': '😈',
  ':arrow:': '➡',
  ':shock:': '😯',
  ':smile:': '🙂',
  ':???:': '😕',
  ':cool:': '😎',
  ':evil:': '👿',
  ':grin:': '😀',
  ':idea:': '💡',
  ':oops:': '😳',
  ':razz:': '😛',
  ':roll:': '🙄',
  ':wink:': '😉',
  ':cry:': '😥',
  ':eek:': '😮',
  ':lol:': '😆',
  ':mad:': '😡',
  ':sad:': '🙁',
  '8-)': '😎',
  '8-O': '😯',
  ':-(': '🙁',
  ':-)': '🙂',
  ':-?': '😕',
  ':-D': '😀',
  ':-P': '😛',
  ':-o': '😮',
  ':-x': '😡',
  ':-|': '😐',
  ';-)': '😉',
  '8O': '😯',
  ':(': '🙁',
  ':)': '🙂',
  ':?': '😕',
  ':D': '😀',
  ':P': '😛',
  ':o': '😮',
  ':x': '😡',
  ':|': '😐',
  ';)': '😉',
  ':!:': '❗',
  ':?:': '❓',
};

// The longest emoticons come first.
const anyEmoticon = Object.keys(emoji)
  .toSorted((a, b) => b.length - a.length)
  .map((emoticon) => emoticon.replaceAll(/[()|?]/g, String.raw`\$&`))
  .join('|');
const emoticons = new RegExp(`(?<=${SPACE}|^)(?:${anyEmoticon})(?=${SPACE}|$)`, 'gm');

/** Elements whose text is not changed. */
const ignoredElement = /^<(code|pre|style|script|textarea)/;

/** A text is processed in parts of about this length, so that other requests are served in between. */
const PART_LENGTH = 50_000;

export async function convertSmilies(text: string, pause: Pause): Promise<string> {
  if (!/[:;8]/.test(text)) return text;
  let ignored: string | null = null;
  let untilPause = PART_LENGTH;
  const results: string[] = [];
  for (const part of splitAtTags(text)) {
    ignored ??= ignoredElement.exec(part)?.[1] ?? null;
    const isText = ignored === null && !part.startsWith('<');
    for (const piece of isText ? splitLongText(part, PART_LENGTH) : [part]) {
      results.push(isText ? piece.replaceAll(emoticons, (emoticon) => emoji[emoticon] ?? emoticon) : piece);
      untilPause -= piece.length;
      if (untilPause > 0) continue;
      untilPause = PART_LENGTH;
      const paused = pause();
      if (paused) await paused;
    }
    if (ignored !== null && part === `</${ignored}>`) ignored = null;
  }
  return results.join('');
}

/** Splits a text at tags. A tag ends on the line on which it begins. */
function splitAtTags(text: string): string[] {
  const findEnd = createFinder(text, '>');
  const findLineEnd = createFinder(text, '\n');
  const parts: string[] = [];
  let position = 0;
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', start)) {
    const end = findEnd(start);
    if (end < findLineEnd(start)) {
      parts.push(text.slice(position, start), text.slice(start, end + 1));
      start = position = end + 1;
    } else {
      start += 1;
    }
  }
  parts.push(text.slice(position));
  return parts;
}
