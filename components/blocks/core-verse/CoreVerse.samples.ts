import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:verse {"textAlign":"right"} --><pre class="wp-block-verse has-text-align-right">Nine feet, <em>four</em> seconds,\n  and the door is down.</pre><!-- /wp:verse -->`,
  },
  { name: 'sparse', markup: `<!-- wp:verse --><pre class="wp-block-verse">The door is down.</pre><!-- /wp:verse -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:verse {"textColor":"data"} --><pre class="wp-block-verse">DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt\nنبني المستودعات حيث تتغير الشحنات</pre><!-- /wp:verse -->`,
  },
  { name: 'empty', markup: `<!-- wp:verse --><pre class="wp-block-verse"></pre><!-- /wp:verse -->` },
];
