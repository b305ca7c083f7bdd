import { parse } from '@wordpress/block-serialization-default-parser';
import { expect, test } from 'vitest';
import {
  block,
  buttons,
  columns,
  freeform,
  gallery,
  group,
  heading,
  image,
  list,
  mediaRef,
  paragraph,
  quote,
  separator,
  serialize,
  type Resolver,
} from './markup.ts';
import { inlineHtml, articleBlocks } from './article-notation.ts';
import type { SeedBlock } from './types.ts';

const resolve: Resolver = { id: (key) => key.length, url: (key) => `/media/2026/11/${key.split(':')[1] ?? ''}.jpg` };
const saved = (...blocks: SeedBlock[]) => serialize(blocks, resolve);

test('serializes a paragraph the way WordPress saves it', () => {
  expect(saved(paragraph('A <strong>dock</strong> door'))).toBe(
    '<!-- wp:paragraph -->\n<p>A <strong>dock</strong> door</p>\n<!-- /wp:paragraph -->',
  );
});

test('omits the default heading level and writes the others', () => {
  expect(saved(heading(2, 'Doors'))).toBe('<!-- wp:heading -->\n<h2 class="wp-block-heading">Doors</h2>\n<!-- /wp:heading -->');
  expect(saved(heading(3, 'Doors'))).toContain('<!-- wp:heading {"level":3} -->\n<h3 ');
});

test('puts list items inside the list, separated by a blank line', () => {
  expect(saved(list(['one', 'two'], { ordered: true }))).toBe(
    '<!-- wp:list {"ordered":true} -->\n<ol><!-- wp:list-item -->\n<li>one</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>two</li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->',
  );
});

test('serializes a dynamic block as a self-closing comment', () => {
  expect(saved(block('site/region-map', { title: 'Where' }))).toBe('<!-- wp:site/region-map {"title":"Where"} /-->');
  expect(saved(block('site/region-map'))).toBe('<!-- wp:site/region-map /-->');
});

test('escapes attributes so that no value can end the comment', () => {
  const hostile = 'a -- b --> <i>"&"</i> \\" end';
  const markup = saved(block('site/page-hero', { title: hostile }));
  expect(markup).toContain(String.raw`a \u002d\u002d b \u002d\u002d\u003e \u003ci\u003e\u0022\u0026\u0022\u003c/i\u003e`);
  expect(parse(markup)).toMatchObject([{ blockName: 'site/page-hero', attrs: { title: hostile } }]);
});

test('replaces references with ids at any depth, and file placeholders with URLs', () => {
  const key = 'attachment:hero-port';
  const markup = saved(block('site/slider-hero', { slides: [{ imageId: mediaRef('hero-port') }] }), image('hero-port', 'Port'));
  const [slider, picture] = parse(markup).filter((item) => item.blockName !== null);
  expect(slider?.attrs).toStrictEqual({ slides: [{ imageId: key.length }] });
  expect(picture?.attrs).toMatchObject({ id: key.length });
  expect(picture?.innerHTML).toContain(`src="/media/2026/11/hero-port.jpg"`);
  expect(picture?.innerHTML).toContain(`class="wp-image-${key.length}"`);
  expect(markup).not.toContain('{{');
});

test('can be parsed by the WordPress block parser without loss', () => {
  const blocks = [
    columns([[paragraph('left')], [heading(3, 'right'), list(['a'])]]),
    group([quote('text', 'source'), separator(), buttons([{ text: 'Go', url: '/contact/?a=1&b=2', style: 'outline' }])]),
    gallery(['hero-port', 'int-shell']),
    freeform('<p>classic</p>'),
  ];
  const names = (items: readonly { blockName?: string | null; innerBlocks?: readonly unknown[] }[]): unknown[] =>
    items.map((item) => [item.blockName ?? 'core/freeform', names((item.innerBlocks ?? []) as never)]);
  const expected = (items: readonly SeedBlock[]): unknown[] => items.map((item) => [item.name, expected(item.inner ?? [])]);
  const parsed = parse(serialize(blocks, resolve)).filter((item) => item.blockName !== null || item.innerHTML.trim() !== '');
  expect(names(parsed as never)).toStrictEqual(expected(blocks));
});

test('parses the article notation', () => {
  const names = articleBlocks(
    'One.\n\n## Two\nthree\n\n- a\n- b\n\n1. c\n\n> quoted\n> — source\n\n!hero-port caption\n\n!!hero-port int-shell\n\n---',
  ).map((item) => item.name);
  expect(names).toStrictEqual(
    ['paragraph', 'heading', 'paragraph', 'list', 'list', 'quote', 'image', 'gallery', 'separator'].map((name) => `core/${name}`),
  );
});

test('escapes text and converts links and bold text', () => {
  expect(inlineHtml('5 < 6 & **so** [on](/news/)')).toBe('5 &lt; 6 &amp; <strong>so</strong> <a href="/news/">on</a>');
});
