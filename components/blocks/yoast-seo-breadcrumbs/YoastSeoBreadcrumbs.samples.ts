import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:yoast-seo/breadcrumbs /--><!-- wp:paragraph --><p>Text after the breadcrumbs.</p><!-- /wp:paragraph -->`,
  },
  { name: 'sparse', markup: `<!-- wp:yoast-seo/breadcrumbs /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:yoast-seo/breadcrumbs {"className":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} /-->`,
  },
];
