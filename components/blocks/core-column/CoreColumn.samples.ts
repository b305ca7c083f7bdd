import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column {"width":"66.66%"} --><div class="wp-block-column"><!-- wp:paragraph --><p>Wide</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column {"width":"33.33%"} --><div class="wp-block-column"><!-- wp:paragraph --><p>Narrow</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column {"width":"calc(100% - expression(alert(1)))"} --><div class="wp-block-column"><!-- wp:paragraph --><p>نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->`,
  },
];
