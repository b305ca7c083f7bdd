import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:group {"tagName":"section","ariaLabel":"Summary"} --><div class="wp-block-group"><!-- wp:heading {"level":2} --><h2>Summary</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Three things to know.</p><!-- /wp:paragraph --></div><!-- /wp:group -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --></div><!-- /wp:group -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:group --><div class="wp-block-group"><!-- wp:group --><div class="wp-block-group"><!-- wp:group --><div class="wp-block-group"><!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><!-- /wp:paragraph --></div><!-- /wp:group --></div><!-- /wp:group --></div><!-- /wp:group --></div><!-- /wp:group -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->`,
  },
];
