import { expect, test } from 'vitest';
import { findHeadingProblems } from './heading-order.ts';

let count = 0;
const heading = (level: number) => ({ clientId: `block-${++count}`, name: 'core/heading', attributes: { level }, innerBlocks: [] });
const section = (clientId: string, innerBlocks: ReturnType<typeof heading>[] = []) => ({
  clientId,
  name: 'site/section',
  attributes: {},
  innerBlocks,
});
const html: Record<string, string> = {
  hero: '<section><h1 class="title">Title</h1></section>',
  cards: '<h2>Cards</h2><h3>One</h3>',
  deep: '<div><h4>Deep</h4></div>',
  around: '<h2>Around</h2><p id="studio-inner-blocks">…</p><h3>After</h3>',
};
const find = (...blocks: Parameters<typeof findHeadingProblems>[0]) =>
  findHeadingProblems(blocks, { getHtml: (id) => html[id] ?? null, getTitle: () => 'Section' }).map(({ message }) => message);

test('finds headings that skip a level or repeat the title', () => {
  expect(find(...[2, 3, 4, 2].map(heading))).toEqual([]);
  expect(find(heading(3))).toEqual(['A level 3 heading follows a level 1 heading. Use level 2.']);
  expect(find(...[2, 1, 4].map(heading))).toEqual([
    'A heading has level 1, which is reserved for the page title. Use level 2.',
    'A level 4 heading follows a level 1 heading. Use level 2.',
  ]);
});

test('headings of sections count, in the order in which the site shows them', () => {
  expect(find(section('hero'), section('cards'), heading(4))).toEqual([]);
  expect(find(section('hero'), section('deep'))).toEqual([
    'Section: its level 4 heading follows a level 1 heading. Put a level 2 heading before it.',
  ]);
  expect(find(section('around', [heading(3), heading(4)]), heading(4))).toEqual([]);
  expect(find(section('unknown'), heading(2))).toEqual([]);
});
