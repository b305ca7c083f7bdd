// @vitest-environment jsdom
import { registerBlockType } from '@wordpress/blocks';
import { expect, test, vi } from 'vitest';
import { siteBlocks } from '../../blocks/declaration.ts';
import type { BlockToRender } from './block-renderer.ts';
import { preloadBlocks } from './preload-blocks.ts';

const preload = vi.hoisted(() => vi.fn<(post: number, blocks: readonly Omit<BlockToRender, 'clientId'>[]) => void>());
vi.mock('./site-block-renderer.ts', () => ({ siteBlockRenderer: { preload } }));

test('the first block that visitors see is the one that shows the title, as in the canvas', () => {
  const { name, ...hero } = siteBlocks.get('site/page-hero') ?? { name: '' };
  registerBlockType(name, hero as never);
  preloadBlocks(
    7,
    [
      '<!-- wp:site/page-hero {"title":"Hidden","metadata":{"blockVisibility":false}} /-->',
      '<!-- wp:site/page-hero {"title":"Shown"} /-->',
      '<!-- wp:site/page-hero {"title":"Later"} /-->',
    ].join('\n\n'),
  );
  const [[post, blocks] = []] = preload.mock.calls.splice(0);
  const first = blocks?.map(({ markup, isFirst }) => [/"title":"(\w+)"/.exec(markup)?.[1], isFirst]);
  expect([post, first]).toEqual([
    7,
    [
      ['Hidden', false],
      ['Shown', true],
      ['Later', false],
    ],
  ]);
});

test('a block with inner blocks is rendered with a place for them, before WordPress has registered its own blocks', () => {
  const [name, toggle] = [...siteBlocks].find(([, declaration]) => declaration['x-inner-blocks']) ?? [];
  const { name: _name, ...settings } = toggle ?? { name: '' };
  registerBlockType(name ?? '', settings as never);
  preloadBlocks(7, `<!-- wp:${name} --><!-- wp:paragraph --><p>Inside.</p><!-- /wp:paragraph --><!-- /wp:${name} -->`);
  expect(preload.mock.calls.splice(0)[0]?.[1]).toEqual([
    {
      isFirst: true,
      markup: `<!-- wp:${name} -->\n<!-- wp:paragraph -->\n<p id="studio-inner-blocks">…</p>\n<!-- /wp:paragraph -->\n<!-- /wp:${name} -->`,
    },
  ]);
});
