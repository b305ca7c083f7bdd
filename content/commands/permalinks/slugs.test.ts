import { expect, test } from 'vitest';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';
import { addSlugSuffix, MAX_SLUG, toSlug } from './slugs.ts';

test.each([
  ['Hello, World!', 'hello-world'],
  ['Łódź', 'lodz'],
  ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['Straße & Größe', 'strase-grose'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Łódź – north / south', 'lodz-north-south'],
  ['“Quoted” words', 'quoted-words'],
  ['A &amp; B', 'a-b'],
  ['<b>Bold</b> claim', 'bold-claim'],
  ['  --Dashes -- everywhere--  ', 'dashes-everywhere'],
  ['v1.2.3', 'v1-2-3'],
  ['100% leased', '100-leased'],
  ['12×40', '12x40'],
  ['under_score', 'under_score'],
  ['Привет мир', '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82-%d0%bc%d0%b8%d1%80'],
  ['й', '%d0%b9'],
  ['物流', '%e7%89%a9%e6%b5%81'],
  ['!!!', ''],
  ['\ud800', '%ef%bf%bd'],
])('%s becomes %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('does not change an existing slug', () => {
  for (const slug of ['hello-world-2', '%d0%bf%d1%80', '2024', 'a_b']) expect(toSlug(slug)).toBe(slug);
});

test('truncates long slugs between characters', () => {
  const slug = toSlug('物'.repeat(90));
  expect(slug.length).toBe(198);
  expect(decodeURIComponent(slug)).toBe('物'.repeat(22));
  expect(addSlugSuffix(slug, '-10')).toHaveLength(192);
  expect(toSlug('a'.repeat(300))).toHaveLength(MAX_SLUG);
});

test('creates a slug from very long text quickly', () => {
  const started = performance.now();
  expect(toSlug(`dock ${'<'.repeat(300_000)}`)).toBe('dock');
  expect(toSlug('&'.repeat(300_000))).toBe('');
  expect(performance.now() - started).toBeLessThan(scaleToMachine(1_000));
});

test('a slug may be exactly as long as the limit', () => {
  expect(toSlug('a'.repeat(MAX_SLUG))).toBe('a'.repeat(MAX_SLUG));
  expect(toSlug('a'.repeat(MAX_SLUG + 1))).toBe('a'.repeat(MAX_SLUG));
  expect(toSlug('物'.repeat(22) + 'ab')).toBe(`${'%e7%89%a9'.repeat(22)}ab`);
  expect(toSlug('物'.repeat(22) + 'abc')).toBe(`${'%e7%89%a9'.repeat(22)}ab`);
  expect(toSlug('😀'.repeat(17))).toBe('%f0%9f%98%80'.repeat(16));
});

test('a truncated slug keeps its dashes, except at its end', () => {
  expect(toSlug(`dock-doors-${'a'.repeat(300)}`)).toBe(`dock-doors-${'a'.repeat(189)}`);
  expect(toSlug(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  expect(addSlugSuffix('a-'.repeat(100), '-2')).toBe(`${'a-'.repeat(98)}a-2`);
});

test('a suffix is added to a slug that leaves room for it', () => {
  expect(addSlugSuffix('news', '-2')).toBe('news-2');
  expect(addSlugSuffix('a'.repeat(198), '-2')).toBe(`${'a'.repeat(198)}-2`);
  expect(addSlugSuffix('a'.repeat(199), '-2')).toBe(`${'a'.repeat(198)}-2`);
});

test('whitespace of any kind and length is one dash', () => {
  expect(toSlug('\n dock \t\r\n  doors\u00a0\u2003here ')).toBe('dock-doors-here');
});
