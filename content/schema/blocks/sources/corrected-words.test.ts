import { expect, test } from 'vitest';
import type { SearchHit } from '../../../store/search/node-search.ts';
import { correctWords } from './corrected-words.ts';

const createHit = (title: string, snippet = '') => ({ title, snippet }) as SearchHit;

test('replaces misspelled words with the most similar words of the results', () => {
  const corrections = [
    { typed: 'distrubution', stems: ['distribut'] },
    { typed: 'companiez', stems: ['compani'] },
  ];
  const hits = [createHit('Distributed &amp; ready', 'A <mark>distribution</mark> center of two <mark>Companies</mark>')];
  expect(correctWords('Distrubution, COMPANIEZ!', corrections, hits)).toBe('distribution, companies!');
});

test('uses the most similar stem that a result contains', () => {
  const corrections = [{ typed: 'dalas', stems: ['secret', 'dalla', 'dale'] }];
  expect(correctWords('dalas', corrections, [createHit('Dale Park'), createHit('Dallas')])).toBe('dallas');
});

test('returns null if no result contains a correction', () => {
  expect(correctWords('dallas', [], [createHit('Dallas')])).toBeNull();
  expect(correctWords('dalas', [{ typed: 'dalas', stems: ['secret'] }], [createHit('Dallas')])).toBeNull();
});
