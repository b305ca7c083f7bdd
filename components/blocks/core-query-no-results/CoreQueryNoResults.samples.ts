import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:query {"queryId":1,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"no such words anywhere","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-date /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-excerpt /--><!-- /wp:post-template --><!-- wp:query-no-results {"backgroundColor":"sunk"} --><!-- wp:heading {"level":3} --><h3>No stories from 2009</h3><!-- /wp:heading --><!-- wp:paragraph --><p>The newsroom has 150 stories from 2020 or later. Choose a later year.</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:query {"queryId":2,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"no such words anywhere","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:query-no-results /--></div><!-- /wp:query -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":3,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"no such words anywhere","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:query-no-results {"fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} --><!-- wp:paragraph --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->`,
  },
  {
    name: 'with results',
    markup: `<!-- wp:query {"queryId":4,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:query-no-results /--></div><!-- /wp:query -->`,
  },
];
