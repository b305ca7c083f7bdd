import { expect, test } from 'vitest';
import { truncateWords } from './truncate-words.ts';

test('truncates after the given number of words and adds an ellipsis', () => {
  expect(truncateWords('<p>Door <b>nine</b> opens 62 times.</p>', 3)).toBe('Door nine opens…');
  expect(truncateWords('<p>Door nine, it turns out, opens.</p>', 5)).toBe('Door nine, it turns out…');
});

test('does not change short text', () => {
  expect(truncateWords('<p>Door nine &amp; ten.</p>\n', 30)).toBe('Door nine &amp; ten.');
});

test('replaces the ending of a WordPress excerpt with an ellipsis', () => {
  expect(truncateWords('<p>Door nine opens [&hellip;]</p>', 30)).toBe('Door nine opens…');
  expect(truncateWords(null, 30)).toBe('');
});

test('a text of exactly that many words stays whole', () => {
  expect(truncateWords('<p>Door nine  opens.</p>', 3)).toBe('Door nine opens.');
  expect(truncateWords('\n<p>Door</p>\n<p>nine opens.</p>', 2)).toBe('Door nine…');
});

test('a text without words has no ellipsis', () => {
  expect(truncateWords('<p> </p>', 3)).toBe('');
  expect(truncateWords(' [&hellip;] ', 3)).toBe('');
});

test('a long run of spaces takes linear time', () => {
  expect(truncateWords(`<p>Door${' '.repeat(300_000)}nine</p>`, 3)).toBe('Door nine');
});
