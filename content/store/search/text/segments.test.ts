import { expect, test } from 'vitest';
import { getTypingDistance } from './typing-distance.ts';
import { meanings } from './synonyms.ts';
import { splitSearchWords } from './tokens.ts';

test.each([
  ['dallas', 'dallas', 0],
  ['dalas', 'dallas', 1],
  ['dlalas', 'dallas', 1],
  ['dallaz', 'dallas', 1],
  ['knet', 'kent', 1],
  ['', 'abc', 3],
  ['kent', 'reno', 2],
])('%j differs from %j by %i typing errors', (one, other, errors) => {
  expect(getTypingDistance(one, other)).toBe(errors);
});

test('text is split into words without accents, apostrophes and punctuation', () => {
  expect(splitSearchWords('O’Hare, São-Paulo ½ “Ⅷ” #5').map(({ word }) => word)).toEqual(['ohare', 'sao', 'paulo', '1', '2', 'viii', '5']);
});

test('no phrase has two meanings, and every phrase can be typed', () => {
  const phrases = meanings.flatMap(({ words }) => words);
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  expect(
    phrases.filter(
      (phrase) =>
        splitSearchWords(phrase)
          .map(({ word }) => word)
          .join(' ') !== phrase,
    ),
  ).toEqual([]);
});
