import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:query {"queryId":1,"query":{"perPage":12,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:query-pagination --><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:query {"queryId":2,"query":{"perPage":2,"pages":2,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:query-pagination --><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":3,"query":{"perPage":1,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:query-pagination --><!-- wp:query-pagination-numbers {"fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
  },
  { name: 'outside a query loop', markup: `<!-- wp:query-pagination-numbers /-->` },
];
