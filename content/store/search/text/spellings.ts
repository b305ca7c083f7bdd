/** Alternative spellings of words and phrases, from the data in `synonyms.ts`. */
import { equivalentWords, meanings, type Meaning } from './synonyms.ts';

const MAX_SPELLINGS = 12;

export const meaningByPhrase = new Map(meanings.flatMap((meaning) => meaning.words.map((phrase): [string, Meaning] => [phrase, meaning])));

const equivalents = new Map<string, Set<string>>();
for (const group of equivalentWords) for (const word of group) equivalents.set(word, new Set([...(equivalents.get(word) ?? []), ...group]));

/** The word and its equivalents: `rd` and `road`. */
export const getVariants = (word: string): string[] => [...new Set([word, ...(equivalents.get(word) ?? [])])];

/** All spellings of a phrase. */
export function spellPhrase(words: readonly string[]): string[] {
  let phrases = [''];
  for (const word of words) {
    const variants = getVariants(word);
    phrases = phrases.flatMap((phrase) => variants.map((variant) => `${phrase} ${variant}`.trim())).slice(0, MAX_SPELLINGS);
  }
  return phrases;
}
