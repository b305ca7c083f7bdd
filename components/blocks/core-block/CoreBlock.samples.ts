import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>Before: our list has 240 buildings.</p><!-- /wp:paragraph --><!-- wp:block {"ref":{{wp_block:ask-the-desk}}} /--><!-- wp:paragraph --><p>After: the page continues.</p><!-- /wp:paragraph -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:block {"ref":{{wp_block:ask-the-desk}}} /-->`,
  },
  {
    name: 'extreme',
    markup: Array.from({ length: 12 }, () => '<!-- wp:block {"ref":{{wp_block:ask-the-desk}}} /-->').join(''),
  },
  {
    name: 'deleted',
    markup: `<!-- wp:block {"ref":999999} /--><!-- wp:block /-->`,
  },
];
