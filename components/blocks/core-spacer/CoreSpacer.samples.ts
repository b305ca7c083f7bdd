import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>Text before 48 pixels of space.</p><!-- /wp:paragraph --><!-- wp:spacer {"height":"48px"} --><div style="height:48px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:paragraph --><p>Text after the space.</p><!-- /wp:paragraph -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:spacer {"height":"99999px"} --><div class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:spacer {"height":"calc(100vh * 9)"} --><div class="wp-block-spacer"></div><!-- /wp:spacer -->`,
  },
];
