import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:text-columns --><div class="wp-block-text-columns alignundefined columns-2"><div class="wp-block-column"><p>Dock doors are <em>nine</em> feet wide.</p></div><div class="wp-block-column"><p>Bays are 56 feet deep.</p></div></div><!-- /wp:text-columns -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:text-columns --><div class="wp-block-text-columns columns-1"><div class="wp-block-column"><p>One column.</p></div></div><!-- /wp:text-columns -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:text-columns {"columns":6} --><div class="wp-block-text-columns columns-6">${'<div class="wp-block-column"><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني</p></div>'.repeat(6)}</div><!-- /wp:text-columns -->`,
  },
  { name: 'empty', markup: `<!-- wp:text-columns --><div class="wp-block-text-columns"></div><!-- /wp:text-columns -->` },
];
