import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>We lease dock doors. The floor space comes with them.</p><!-- /wp:paragraph --><cite>Lucille Tan, Chief Development Officer</cite></blockquote><!-- /wp:quote -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Dock doors come first.</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية</p><!-- /wp:paragraph --><cite>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</cite></blockquote><!-- /wp:quote -->`,
  },
  {
    name: 'saved before 6.0',
    markup: `<!-- wp:quote --><blockquote class="wp-block-quote"><p>Legacy quote.</p><cite>Ruth Okafor</cite></blockquote><!-- /wp:quote -->`,
  },
];
