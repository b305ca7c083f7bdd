import { expect, test } from 'vitest';
import { matchesTag, weakTag } from './conditional.ts';

const tag = weakTag('a page');

test('one tag for one content', () => {
  expect(weakTag('a page')).toBe(tag);
  expect(weakTag('another page')).not.toBe(tag);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
});

test('knows its tag alone, in a list, strong, or as a star', () => {
  for (const header of [tag, `"x", ${tag}`, tag.slice(2), '*']) expect([header, matchesTag(header, tag)]).toEqual([header, true]);
});

test('does not know others', () => {
  for (const header of [undefined, '', '"x"', 'W/"x"', tag.slice(0, -2)])
    expect([header, matchesTag(header, tag)]).toEqual([header, false]);
});
