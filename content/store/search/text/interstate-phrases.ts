/** Finds interstate highways in search text: "I-35", "I 95", "interstate 10", "the 405", "210 freeway", "within 5 miles of I-55". */
import { findInterstate } from '../places/interstates.ts';
import type { SearchWord } from './tokens.ts';

export type InterstatePhrase = {
  /** `I-35`, `I-35E` */
  name: string;
  /** As typed, with the words for its vicinity. */
  typed: string;
  /** Whether the words in front of it ask for its vicinity: "near", which also stands for a distance that has been removed from the text. */
  isNear: boolean;
  rest: SearchWord[];
};

const prefixes: ReadonlySet<string> = new Set(['i', 'ih', 'interstate', 'interstates']);
const wordsInBetween: ReadonlySet<string> = new Set(['highway', 'hwy', 'route']);
const wordsBefore: ReadonlySet<string> = new Set(['near', 'nearby', 'around', 'along', 'off', 'on', 'by', 'the', 'of', 'to', 'access']);
const nearWords: ReadonlySet<string> = new Set(['near', 'nearby', 'around', 'close', 'next', 'adjacent', 'proximity']);
const wordsBeforeTo: ReadonlySet<string> = new Set(['close', 'next', 'adjacent', 'proximity', 'access']);
const wordsBehind: ReadonlySet<string> = new Set(['corridor', 'interchange', 'freeway', 'fwy', 'frontage']);
/** Words behind a number alone that make it a road. */
const freewayWords: ReadonlySet<string> = new Set(['freeway', 'fwy', 'interchange', 'loop', 'perimeter']);
/** Words before "the" and a number that make it a road: "off the 5". */
const roadWords: ReadonlySet<string> = new Set(['near', 'along', 'off', 'on', 'by']);

export function findInterstatePhrase(words: readonly SearchWord[]): InterstatePhrase | null {
  for (let index = 0; index < words.length; index += 1) {
    const found = readName(words, index);
    if (!found) continue;
    const end = wordsBehind.has(words[found.end]?.word ?? '') ? found.end + 1 : found.end;
    let start = index;
    while (isBefore(words, start - 1)) start -= 1;
    const before = words.slice(start, index);
    return {
      name: found.name,
      typed: [...new Set(words.slice(start, end).map(({ typed }) => typed))].join(' '),
      isNear: before.some(({ word }) => nearWords.has(word)),
      rest: [...words.slice(0, start), ...words.slice(end)],
    };
  }
  return null;
}

function isBefore(words: readonly SearchWord[], index: number): boolean {
  const { word = '' } = words[index] ?? {};
  return wordsBefore.has(word) || (wordsBeforeTo.has(word) && words[index + 1]?.word === 'to');
}

/** Whether a number alone is a road: "405 freeway", "off the 5", and "the 405" as the whole search. */
function isRoadNumber(words: readonly SearchWord[], index: number): boolean {
  if (freewayWords.has(words[index + 1]?.word ?? '')) return true;
  return words[index - 1]?.word === 'the' && (words.length === 2 || roadWords.has(words[index - 2]?.word ?? ''));
}

/** Reads "i 35", "i35", "ih 35", "interstate highway 35", "i 35 e" and "35 freeway". @returns the name and the index behind it */
function readName(words: readonly SearchWord[], index: number): { name: string; end: number } | null {
  const { word = '' } = words[index] ?? {};
  const joined = /^(?:i|ih|interstate)(\d{1,3}[nsew]?)$/.exec(word)?.[1];
  if (joined !== undefined) return withBranch(words, joined, index + 1);
  if (/^\d{1,3}$/.test(word) && isRoadNumber(words, index)) return withBranch(words, word, index + 1);
  if (!prefixes.has(word)) return null;
  const next = wordsInBetween.has(words[index + 1]?.word ?? '') ? index + 2 : index + 1;
  const number = words[next]?.word ?? '';
  return /^\d{1,3}[nsew]?$/.test(number) ? withBranch(words, number, next + 1) : null;
}

function withBranch(words: readonly SearchWord[], number: string, end: number): { name: string; end: number } | null {
  const { word: letter = '' } = words[end] ?? {};
  if (/^[nsew]$/.test(letter)) {
    const name = findInterstate(number + letter);
    if (name) return { name, end: end + 1 };
  }
  const name = findInterstate(number);
  return name === null ? null : { name, end };
}
