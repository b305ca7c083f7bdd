import { describe, expect, test } from 'vitest';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';
import { createRandomBlock, createSeededRandom } from '../../../tests/support/random-block.ts';
import { blockDeclarations } from '../../blocks/declarations.ts';
import { parseBlocks } from '../../blocks/parse.ts';
import { listBlockOpeners } from './block-openers.ts';
import { toEditorAttributes } from './editor-attributes.ts';
import { BlockContentError, preserveAttributes } from './preserve-attributes.ts';
import { toCommentJson } from './sanitize-markup.ts';

const hero = (attributes: object) => `<!-- wp:site/page-hero ${toCommentJson(attributes)} /-->`;

/** What the block editor makes of markup that nobody has changed. */
function rewriteAsEditor(markup: string): string {
  let out = markup;
  for (const block of listBlockOpeners(markup).toReversed())
    out = `${out.slice(0, block.start)}${toCommentJson(Object.fromEntries(toEditorAttributes(block)))} ${out.slice(block.end).trimStart()}`;
  return out;
}

const readAttributes = (markup: string) => listBlockOpeners(markup).map(({ attributes }) => attributes);

test('content that nobody has changed loses nothing when the editor writes it anew', () => {
  const stored = hero({
    variant: 'split',
    title: 'Docks & -- "doors" <em>',
    campaign: 'spring',
    primaryLink: { url: '/a/', extra: 1 },
    imageId: '101',
  });
  const { content, restored } = preserveAttributes(stored, rewriteAsEditor(stored));
  expect(readAttributes(content)).toEqual([
    { variant: 'split', title: 'Docks & -- "doors" <em>', campaign: 'spring', primaryLink: { url: '/a/', extra: 1 }, imageId: '101' },
  ]);
  expect(restored).toEqual([
    { name: 'site/page-hero', block: 0, attribute: 'campaign' },
    { name: 'site/page-hero', block: 0, attribute: 'imageId' },
  ]);
});

test('a value that is not in the list of the block is restored, and one that an editor has chosen is kept', () => {
  const stored = hero({ title: 'A', variant: 'former' });
  expect(readAttributes(preserveAttributes(stored, hero({ title: 'A' })).content)).toEqual([{ title: 'A', variant: 'former' }]);
  expect(readAttributes(preserveAttributes(stored, hero({ title: 'A', variant: 'image' })).content)).toEqual([
    { title: 'A', variant: 'image' },
  ]);
});

test('attributes follow their block when blocks are changed, moved, added and deleted', () => {
  const stored = [hero({ title: 'One', a: 1 }), hero({ title: 'Two', text: 'T', b: 2 }), hero({ title: 'Three', c: 3 })].join('\n');
  const sent = [hero({ title: 'New' }), hero({ title: 'Three' }), hero({ title: 'Two!', text: 'T' })].join('\n');
  expect(readAttributes(preserveAttributes(stored, sent).content)).toEqual([
    { title: 'New' },
    { title: 'Three', c: 3 },
    { title: 'Two!', text: 'T', b: 2 },
  ]);
});

test('of two equal blocks, each keeps its own attributes', () => {
  const stored = [hero({ title: 'Same', note: 1 }), hero({ title: 'Same' }), hero({ title: 'Same', note: 3 })].join('');
  expect(readAttributes(preserveAttributes(stored, rewriteAsEditor(stored)).content)).toEqual(readAttributes(stored));
});

test('what was declared and is removed stays removed', () => {
  expect(preserveAttributes(hero({ title: 'A', text: 'B' }), hero({ title: 'A' }))).toEqual({
    content: hero({ title: 'A' }),
    restored: [],
  });
});

test('a block without attributes gets back those that it had', () => {
  const { content } = preserveAttributes(hero({ note: 'kept' }), '<!-- wp:site/page-hero /-->');
  expect(content).toBe('<!-- wp:site/page-hero {"note":"kept"} /-->');
});

test.each([
  [{ variant: 'triangle' }, /variant cannot be "triangle"\. Use one of: .*split/],
  [{ title: 7 }, /title must be of the type string/],
  [{ imageId: 'x' }, /imageId must be of the type (?:integer|number)/],
  [{ primaryLink: 'x' }, /primaryLink must be of the type object/],
])('the new value %j is rejected', (attributes, message) => {
  expect(() => preserveAttributes('', hero(attributes))).toThrow(BlockContentError);
  expect(() => preserveAttributes('', hero(attributes))).toThrow(message);
  // It is accepted if it was saved before.
  expect(preserveAttributes(hero(attributes), `${hero(attributes)}\n`).restored).toEqual([]);
});

test('blocks of other plugins and invalid comments stay as they are', () => {
  const stored = '<!-- wp:acme/chart {"x":1} /--><!-- wp:site/page-hero {broken /--><!-- note -->';
  const sent = '<!-- wp:acme/chart /--><!-- wp:site/page-hero {broken /--><!-- note -->';
  expect(preserveAttributes(stored, sent)).toEqual({ content: sent, restored: [] });
});

test('every declared block keeps undeclared attributes', () => {
  const lost = blockDeclarations.filter(({ name }) => {
    const stored = `<!-- wp:${name.replace(/^core\//, '')} {"undeclaredAttribute":"kept"} /-->`;
    return !preserveAttributes(stored, rewriteAsEditor(stored)).content.includes('"undeclaredAttribute":"kept"');
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('1,000 blocks with random attributes are read as before when the editor has written them anew', () => {
  const random = createSeededRandom(15);
  // The random markup of WordPress's blocks contains comments that open blocks and never close them.
  const ownBlocks = blockDeclarations.filter(({ name }) => !name.startsWith('core/'));
  const withoutNull = (attributes: object) => Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
  const read = (markup: string) => parseBlocks(markup).map(({ name, attributes }) => ({ name, attributes: withoutNull(attributes) }));
  for (let page = 0; page < 50; page += 1) {
    const stored = Array.from({ length: 20 }, (_, index) => {
      const declaration = ownBlocks[(page * 20 + index) % ownBlocks.length];
      return declaration ? createRandomBlock(declaration, random) : '';
    }).join('\n');
    expect(read(preserveAttributes(stored, rewriteAsEditor(stored)).content)).toEqual(read(stored));
  }
});

test('a page of 2,000 changed blocks is compared quickly', () => {
  const page = (word: string) => Array.from({ length: 2_000 }, (_, index) => hero({ title: `${word} ${index}`, note: index })).join('\n');
  const startedAt = performance.now();
  preserveAttributes(page('a'), rewriteAsEditor(page('b')));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

describe('content that takes quadratic time if it is compared carelessly', () => {
  const chart = (values: readonly unknown[]) => `<!-- wp:acme/chart ${JSON.stringify({ values })} /-->`;
  const repeat = (count: number, block: string) => block.repeat(count);
  const items = (last: number) => [...Array.from({ length: 4_000 }, () => ({})), last];
  const names = (prefix: string, length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`${prefix}${index}`, 1]));
  const page = (block: (index: number) => string) => Array.from({ length: 100 }, (_, index) => block(index)).join('');

  test.each<[string, string, string]>([
    ['attributes of one block', `<!-- wp:image ${JSON.stringify(names('a', 10_000))} /-->`, '<!-- wp:image {"id":1} /-->'],
    [
      'lost attributes',
      repeat(5_000, '<!-- wp:paragraph {"x":1} /-->'),
      repeat(5_000, '<!-- wp:paragraph {"fontSize":"large"} /-->') + ' '.repeat(3_000_000),
    ],
    ['items', page((index) => chart(items(index))), page((index) => chart(items(-1 - index)))],
  ])('many %s are compared quickly', (_name, stored, sent) => {
    const startedAt = performance.now();
    preserveAttributes(stored, sent);
    expect(performance.now() - startedAt).toBeLessThan(scaleToMachine(1_500));
  });
});

test('an image that was resized in the editor is accepted', () => {
  const content = '<!-- wp:image {"id":1,"width":"64px","height":"auto","aspectRatio":"1.5"} --><figure></figure><!-- /wp:image -->';
  expect(preserveAttributes('', content)).toEqual({ content, restored: [] });
  expect(() => preserveAttributes('', content.replace('auto', 'tall'))).toThrow('height must be of the type number');
});
