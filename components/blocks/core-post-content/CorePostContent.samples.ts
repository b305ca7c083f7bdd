import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":2,"pages":0,"offset":1,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":1,"pages":0,"offset":2,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content {"fontSize":"small"} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"level":3} /--><!-- wp:post-content {"fontSize":"x-large"} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  { name: 'outside a query loop', markup: `<!-- wp:post-content /-->` },
];
