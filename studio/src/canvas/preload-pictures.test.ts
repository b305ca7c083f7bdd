// @vitest-environment jsdom
import { registerBlockType } from '@wordpress/blocks';
import { expect, test, vi } from 'vitest';
import { siteBlocks } from '../../blocks/declaration.ts';
import type { RenderedBlock } from './pictures.ts';
import { preloadPictures } from './preload-pictures.ts';

const preload = vi.hoisted(() => vi.fn<(post: number, blocks: readonly Omit<RenderedBlock, 'clientId'>[]) => void>());
vi.mock('./site-pictures.ts', () => ({ sitePictures: { preload } }));

test('the first block that visitors see is the one that shows the title, as in the canvas', () => {
  const { name, ...hero } = siteBlocks.get('site/page-hero') ?? { name: '' };
  registerBlockType(name, hero as never);
  preloadPictures(
    7,
    [
      '<!-- wp:site/page-hero {"title":"Hidden","metadata":{"blockVisibility":false}} /-->',
      '<!-- wp:site/page-hero {"title":"Shown"} /-->',
      '<!-- wp:site/page-hero {"title":"Later"} /-->',
    ].join('\n\n'),
  );
  const [[post, blocks] = []] = preload.mock.calls;
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
