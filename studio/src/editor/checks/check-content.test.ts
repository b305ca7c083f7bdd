import { expect, test } from 'vitest';
import {
  type BlockSchema,
  type CheckedBlock,
  findEmptyRequired,
  findHeadingProblems,
  findImagesWithoutAlt,
  listInternalLinks,
  listMediaReferences,
} from './check-content.ts';

let count = 0;
const block = (name: string, attributes: Record<string, unknown> = {}, innerBlocks: CheckedBlock[] = []): CheckedBlock => ({
  clientId: `block-${++count}`,
  name,
  attributes,
  innerBlocks,
});

const schemas: Record<string, BlockSchema> = {
  'site/card': {
    title: 'Card',
    attributes: {
      title: { 'x-required': true },
      imageId: { 'x-ref': { to: 'attachment' } },
      items: { items: { properties: { label: { 'x-required': true }, pictures: { 'x-ref': { to: 'attachment' }, items: {} } } } },
    },
  },
};
const getSchema = (name: string) => schemas[name];
const messages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

test('names required attributes that are empty, also in lists and inner blocks', () => {
  const blocks = [block('core/group', {}, [block('site/card', { items: [{ label: 'One' }, {}] })]), block('site/card', { title: 'Full' })];
  expect(messages(findEmptyRequired(blocks, getSchema))).toEqual([
    'Card: “title” is empty. The block needs it.',
    'Card: “items 2, label” is empty. The block needs it.',
  ]);
});

test('finds headings that skip a level or repeat the title', () => {
  const levels = (...list: number[]) => findHeadingProblems(list.map((level) => block('core/heading', { level })));
  expect(levels(2, 3, 4, 2)).toEqual([]);
  expect(messages(levels(3))).toEqual(['A heading of level 3 follows level 1. Use level 2.']);
  expect(messages(levels(2, 1, 4))).toEqual([
    'A heading has level 1, which is the title’s. Use level 2.',
    'A heading of level 4 follows level 1. Use level 2.',
  ]);
});

test('finds images without alternative text, and references to media', () => {
  expect(findImagesWithoutAlt([block('core/image', { url: '/a.jpg' }), block('core/image', { url: '/b.jpg', alt: 'Dock' })])).toHaveLength(
    1,
  );
  const card = block('site/card', { imageId: 7, items: [{ pictures: [8, 9] }] });
  expect(listMediaReferences([card], getSchema).map(({ value }) => value)).toEqual([7, 8, 9]);
});

test('lists links to the site in markup and in link attributes', () => {
  const blocks = [
    block('core/paragraph', {
      content: 'See <a class="x" href="/markets/dallas/?a=1#top">Dallas</a>, <a href="https://example.com/">others</a>',
    }),
    block('site/card', { link: { url: 'https://site.test/about/' }, title: '/not-a-link/', fileUrl: '/plan.pdf' }),
    block('core/paragraph', { content: '<a href="#down">Down</a><a href="mailto:a@b.co">Mail</a>' }),
  ];
  expect(listInternalLinks(blocks, 'https://site.test').map(({ value }) => value)).toEqual(['/markets/dallas/', '/about/']);
});
