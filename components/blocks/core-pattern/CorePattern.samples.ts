import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>Text before the pattern.</p><!-- /wp:paragraph --><!-- wp:pattern {"slug":"causeway/ask-the-desk"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:pattern {"slug":"ask-the-desk"} /-->` },
  { name: 'extreme', markup: '<!-- wp:pattern {"slug":"ask-the-desk"} /-->'.repeat(8) },
  { name: 'unknown slug', markup: `<!-- wp:pattern {"slug":"no-such-thing"} /--><!-- wp:pattern /-->` },
];
