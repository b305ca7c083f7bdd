import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test('cuts after so many words and says so', () => {
  expect(firstWords('<p>Door <b>nine</b> opens 62 times.</p>', 3)).toBe('Door nine opens…');
  expect(firstWords('<p>Door nine, it turns out, opens.</p>', 5)).toBe('Door nine, it turns out…');
});

test('leaves short texts whole', () => {
  expect(firstWords('<p>Door nine &amp; ten.</p>\n', 30)).toBe('Door nine &amp; ten.');
});

test('knows what was cut before', () => {
  expect(firstWords('<p>Door nine opens [&hellip;]</p>', 30)).toBe('Door nine opens…');
  expect(firstWords(null, 30)).toBe('');
});
