/** Finds what a text does not want: "no rail", "not cold storage", "except Newark". */
import type { KnownWord } from '../property-words.ts';
import type { Segment } from './segment.ts';
import { readSegment } from './segments.ts';
import type { SearchWord } from './tokens.ts';

const exclusionWords: ReadonlySet<string> = new Set(['no', 'not', 'non', 'without', 'except', 'excluding', 'exclude', 'excludes', 'dont']);
/** "not in Newark", "don’t need rail" */
const skippedWords: ReadonlySet<string> = new Set(['in', 'at', 'near', 'a', 'an', 'any', 'the', 'need', 'want', 'for', 'with']);
const furtherWords: ReadonlySet<string> = new Set(['or', 'nor']);

export type Exclusion = {
  /** As typed, with the word that excludes it. */
  text: string;
  segment: Segment;
};

export function takeExclusions(
  words: readonly SearchWord[],
  known: ReadonlyMap<string, KnownWord>,
): { exclusions: Exclusion[]; rest: readonly SearchWord[] } {
  const exclusions: Exclusion[] = [];
  const rest: SearchWord[] = [];
  for (let index = 0; index < words.length;) {
    const { word = '' } = words[index] ?? {};
    const found = exclusionWords.has(word) || (furtherWords.has(word) && exclusions.length > 0) ? readExclusion(words, index, known) : null;
    if (found?.exclusion) exclusions.push(found.exclusion);
    else if (!found) rest.push(...words.slice(index, index + 1));
    index = found?.end ?? index + 1;
  }
  return { exclusions, rest };
}

/** Reads what follows an excluding word. Null if it is nothing that a property has or lacks: "no later", "No. 2". */
function readExclusion(
  words: readonly SearchWord[],
  index: number,
  known: ReadonlyMap<string, KnownWord>,
): { exclusion: Exclusion | null; end: number } | null {
  let start = index + 1;
  while (skippedWords.has(words[start]?.word ?? '')) start += 1;
  if (start >= words.length) return null;
  const { segment, length } = readSegment(words, start, known);
  if (!segment || segment.corrected || segment.kind === 'word' || segment.kind === 'contact') return null;
  const end = start + length;
  const text = words
    .slice(index, end)
    .map(({ typed }) => typed)
    .join(' ');
  // "no sublease", "not available": the owner leases all space directly, and people search for space that they can lease.
  const isAvailability = segment.kind === 'status' && 'feature' in segment;
  return { exclusion: isAvailability ? null : { text, segment }, end };
}
