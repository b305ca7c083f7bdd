import { expect, test } from 'vitest';
import {
  type BlockSchema,
  type CheckedBlock,
  findEmptyRequired,
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
    'Card: “Title” is empty. The block requires it. Fill it in.',
    'Card: “Items 2, Label” is empty. The block requires it. Fill it in.',
  ]);
});

test('finds images without alternative text, and references to media', () => {
  expect(findImagesWithoutAlt([block('core/image', { url: '/a.jpg' }), block('core/image', { url: '/b.jpg', alt: 'Dock' })])).toHaveLength(
    1,
  );
  const card = block('site/card', { imageId: 7, items: [{ pictures: [8, 9] }] });
  const covers = [
    block('core/cover', { id: 10 }),
    block('core/cover', { id: 11, alt: 'Dock' }),
    block('core/media-text', { mediaId: 12, mediaType: 'image' }),
    block('core/media-text', { mediaId: 13, mediaType: 'video' }),
  ];
  expect(listMediaReferences([card, ...covers], getSchema).map(({ value }) => value)).toEqual([7, 8, 9, 10, 12]);
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
