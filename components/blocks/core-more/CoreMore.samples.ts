import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>The first 40 words.</p><!-- /wp:paragraph --><!-- wp:more {"customText":"Read on"} --><!--more Read on--><!-- /wp:more --><!-- wp:paragraph --><p>The remaining 400 words.</p><!-- /wp:paragraph -->`,
  },
  { name: 'sparse', markup: `<!-- wp:more --><!--more--><!-- /wp:more -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:more {"noTeaser":true,"customText":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} --><!--more--><!--noteaser--><!-- /wp:more -->`,
  },
];
