import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>Text before the template part.</p><!-- /wp:paragraph --><!-- wp:template-part {"slug":"causeway/ask-the-desk"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:template-part {"slug":"ask-the-desk"} /-->` },
  { name: 'extreme', markup: '<!-- wp:template-part {"slug":"ask-the-desk"} /-->'.repeat(8) },
  { name: 'unknown slug', markup: `<!-- wp:template-part {"slug":"no-such-thing"} /--><!-- wp:template-part /-->` },
];
