import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph {"dropCap":true} --><p>We counted <strong>9,870</strong> dock doors and <a href="/news/">published the results</a>.</p><!-- /wp:paragraph -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:paragraph --><p>One line.</p><!-- /wp:paragraph -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:paragraph --><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft </p><!-- /wp:paragraph --><!-- wp:paragraph --><p>نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية</p><!-- /wp:paragraph -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->`,
  },
];
