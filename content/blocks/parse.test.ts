import { expect, test } from 'vitest';
import { parseBlocks, parseBlocksInSlices } from './parse.ts';

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
  expect(block).toMatchObject({
    name: 'acme/ticker',
    attributes: { speed: 3 },
    rawAttributes: { speed: 3 },
    innerContent: ['<div>Up 4%</div>'],
  });
});

test('keeps an attribute that the block does not declare', () => {
  const [block] = parseBlocks('<!-- wp:paragraph {"metadata":{"name":"Lead"}} --><p>x</p><!-- /wp:paragraph -->');
  expect(block?.attributes).toEqual({ content: 'x', dropCap: false, metadata: { name: 'Lead' } });
});

test('keeps the attributes and inner blocks of undeclared blocks', () => {
  const blocks = parseBlocks(
    '<!-- wp:acme/tabs {"style":{"gap":2}} --><div><!-- wp:acme/tabs {"open":true} --><p>a</p><!-- /wp:acme/tabs --><!-- wp:acme/tab /--></div><!-- /wp:acme/tabs -->',
  );
  expect(blocks.map(({ name, clientId, order, attributes }) => [name, clientId, order, attributes])).toEqual([
    ['acme/tabs', '0', 0, { style: { gap: 2 } }],
    ['acme/tabs', '0.0', 0, { open: true }],
    ['acme/tab', '0.1', 1, {}],
  ]);
});

test.each([
  ['core-embed/youtube', 'core/embed', { providerNameSlug: 'youtube', responsive: true }],
  ['core-embed/polldaddy', 'core/embed', { providerNameSlug: 'crowdsignal', responsive: true }],
  ['core-embed/wordpress', 'core/embed', { providerNameSlug: 'wordpress', responsive: false }],
  ['social-link-github', 'core/social-link', { service: 'github' }],
  ['post-comments', 'core/comments', { legacy: true }],
  ['comments-query-loop', 'core/comments', { className: 'wp-block-comments-query-loop ' }],
  ['cover-image', 'core/cover', {}],
  ['post-comment-date', 'core/comment-date', {}],
])('reads a block saved under the former name %s', (formerName, name, attributes) => {
  expect(parseBlocks(`<!-- wp:${formerName} /-->`)).toMatchObject([{ name, attributes }]);
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

test('reads a length in pixels as the number that the attribute was before WordPress 6.3', () => {
  const [block] = parseBlocks('<!-- wp:image {"width":"300px","height":"auto"} --><figure><img src="/a.jpg"/></figure><!-- /wp:image -->');
  expect(block?.attributes).toMatchObject({ width: 300 });
  expect(block?.attributes).not.toHaveProperty('height');
});

test('reads a deprecated version to which an attribute has been added', () => {
  const [spacer] = parseBlocks('<!-- wp:spacer {"height":40,"metadata":{"name":"Gap"}} --><div></div><!-- /wp:spacer -->');
  expect(spacer).toMatchObject({ deprecatedVersion: 1, attributes: { height: 40, metadata: { name: 'Gap' } } });
});

test('reads a later core block without a declaration', () => {
  const [heading] = parseBlocks(
    '<!-- wp:accordion-heading {"level":4} --><h4><button><span class="wp-block-accordion-heading__toggle-title">Who <b>pays</b></span></button></h4><!-- /wp:accordion-heading -->',
  );
  expect(heading?.attributes).toEqual({ level: 4, title: 'Who <b>pays</b>' });
});

test('keeps the version of a block whose inner blocks are locked', () => {
  const [locked] = parseBlocks('<!-- wp:cover {"templateLock":"all"} --><div></div><!-- /wp:cover -->');
  expect(locked).toMatchObject({ attributes: { templateLock: 'all' } });
  expect(locked).not.toHaveProperty('deprecatedVersion');
});

test('limits numbers to the declared range', () => {
  const [block] = parseBlocks('<!-- wp:site/featured-properties-carousel {"count":40} /-->');
  expect(block?.attributes['count']).toBe(20);
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
  expect(blocks).toHaveLength(100);
});

test('does not throw on markup that is nested very deeply', () => {
  const [block] = parseBlocks(`<!-- wp:paragraph --><p>${'<b>'.repeat(50_000)}x${'</b>'.repeat(50_000)}</p><!-- /wp:paragraph -->`);
  expect(block?.name).toBe('core/paragraph');
});

test.each([
  ['block comments whose attributes never end', '<!-- wp:paragraph {"a": '],
  ['blocks that are never closed', '<!-- wp:group -->'],
  ['closing comments', '<!-- /wp:group -->'],
  ['comments', '<!-- wp:'],
  ['elements that are never closed', '<b><i><u>'],
  ['paragraphs within elements that are never closed', '<b id=a><p>'],
  ['attributes of an element', '<p a=1 b=2 '],
])('reads a megabyte of %s in seconds', (_name, part) => {
  const startedAt = performance.now();
  parseBlocks(`<!-- wp:paragraph -->${part.repeat(1_000_000 / part.length)}<!-- /wp:paragraph -->`);
  parseBlocks(part.repeat(1_000_000 / part.length));
  // In quadratic time, this would take minutes.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});

test('parses long content in slices, with the same result', async () => {
  const paragraph = `<p>${'Built in <b>2026</b>. '.repeat(10)}</p>`;
  const content = `<!-- wp:paragraph -->${paragraph}<!-- /wp:paragraph -->`.repeat(4_900);
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  const blocks = await parseBlocksInSlices(content);
  clearInterval(count);
  expect(turns).toBeGreaterThan(1);
  expect(blocks).toEqual(parseBlocks(content));
});

test('drops blocks beyond the limit', () => {
  expect(parseBlocks('<!-- wp:separator --><hr/><!-- /wp:separator -->'.repeat(6_000))).toHaveLength(5_000);
});
