import { expect, test } from 'vitest';
import { parseBlocks } from './parse.ts';

const names = (content: string) => parseBlocks(content).map((block) => block.name);

test('reads attributes from the markup', () => {
  const [block] = parseBlocks('<!-- wp:paragraph --><p id="intro">Built in <b>2026</b></p><!-- /wp:paragraph -->');
  expect(block?.attributes).toMatchObject({ content: 'Built in <b>2026</b>', anchor: 'intro', dropCap: false });
});

test('reads attributes from the comment of a dynamic block', () => {
  const [block] = parseBlocks(
    '<!-- wp:site/large-cta-card {"title":"Tell us the square feet","link":{"url":"/contact/","title":"Start","extra":1}} /-->',
  );
  expect(block?.attributes).toMatchObject({ title: 'Tell us the square feet', link: { url: '/contact/', title: 'Start', extra: 1 } });
});

test('returns the block tree as a flat list', () => {
  const blocks = parseBlocks(
    '<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:heading --><h2>One</h2><!-- /wp:heading --></div><!-- /wp:column --></div><!-- /wp:columns -->',
  );
  expect(blocks.map(({ name, clientId, parentClientId }) => [name, clientId, parentClientId])).toEqual([
    ['core/columns', '0', null],
    ['core/column', '0.0', '0'],
    ['core/heading', '0.0.0', '0.0'],
  ]);
});

test('parses text outside of blocks as a classic block', () => {
  expect(names('Written in 2009.\n\n<!-- wp:separator --><hr/><!-- /wp:separator -->')).toEqual(['core/freeform', 'core/separator']);
});

test('ignores whitespace between blocks', () => {
  expect(names('\n\n<!-- wp:separator --><hr/><!-- /wp:separator -->\n\n')).toEqual(['core/separator']);
});

test('keeps an undeclared block with the attributes of its comment', () => {
  const [block] = parseBlocks('<!-- wp:acme/ticker {"speed":3} --><div>Up 4%</div><!-- /wp:acme/ticker -->');
  expect(block).toMatchObject({ name: 'acme/ticker', attributes: { speed: 3 }, given: { speed: 3 }, innerContent: ['<div>Up 4%</div>'] });
});

test('reads only the elements of which an attribute consists', () => {
  const [quote] = parseBlocks(
    '<!-- wp:quote -->\n<blockquote class="wp-block-quote"><p>One</p><p>Two</p><cite>A tenant</cite></blockquote>\n<!-- /wp:quote -->',
  );
  expect(quote?.attributes).toEqual({ value: '<p>One</p><p>Two</p>', citation: 'A tenant' });
});

test('drops values of the wrong type and uses the default', () => {
  const [block] = parseBlocks('<!-- wp:site/page-hero {"title":{"a":1},"variant":"upside-down","imageId":"x","annotations":"none"} /-->');
  expect(block?.attributes).toEqual({ variant: 'default', annotations: [] });
});

test('limits numbers to the declared range', () => {
  const [block] = parseBlocks('<!-- wp:heading {"level":40} --><h2>Deep</h2><!-- /wp:heading -->');
  expect(block?.attributes['level']).toBe(6);
});

test('cuts lists to the declared length', () => {
  const doors = JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ title: `Door ${index}` })));
  const [block] = parseBlocks(`<!-- wp:site/home-page-three-pack {"doors":${doors}} /-->`);
  expect(block?.attributes['doors']).toHaveLength(3);
});

test.each([
  ['broken JSON', '<!-- wp:site/page-hero {"title": } /-->'],
  ['a block that is never closed', '<!-- wp:group --><div><!-- wp:paragraph --><p>Half'],
  ['a closing comment without an opening one', '<!-- /wp:group -->'],
  ['tags that are never closed', '<!-- wp:paragraph --><p><b><i>Bold<!-- /wp:paragraph -->'],
  ['an empty string', ''],
])('does not throw on %s', (_name, content) => {
  expect(() => parseBlocks(content)).not.toThrow();
});

test('drops blocks that are nested too deeply', () => {
  const blocks = parseBlocks(`${'<!-- wp:group --><div>'.repeat(10_000)}x${'</div><!-- /wp:group -->'.repeat(10_000)}`);
  expect(blocks).toHaveLength(32);
});

test('does not throw on markup that is nested very deeply', () => {
  const [block] = parseBlocks(`<!-- wp:paragraph --><p>${'<b>'.repeat(50_000)}x${'</b>'.repeat(50_000)}</p><!-- /wp:paragraph -->`);
  expect(block?.name).toBe('core/paragraph');
});

test('drops blocks beyond the limit', () => {
  expect(parseBlocks('<!-- wp:separator --><hr/><!-- /wp:separator -->'.repeat(6_000))).toHaveLength(5_000);
});
