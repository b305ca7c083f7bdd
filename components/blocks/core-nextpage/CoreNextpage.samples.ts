import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>Page one of two.</p><!-- /wp:paragraph --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:paragraph --><p>Page two of two.</p><!-- /wp:paragraph -->`,
  },
  { name: 'sparse', markup: `<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:paragraph --><p>نبني DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt</p><!-- /wp:paragraph -->${'<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->'.repeat(40)}`,
  },
];
