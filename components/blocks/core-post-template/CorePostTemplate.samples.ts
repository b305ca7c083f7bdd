import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:query {"queryId":1,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"displayLayout":{"type":"flex","columns":3},"align":"wide"} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-featured-image {"isLink":true} /--><!-- wp:post-terms /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-date /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:query {"queryId":2,"query":{"perPage":2,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template {"fontSize":"small"} --><!-- wp:post-date /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-excerpt /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":3,"query":{"perPage":12,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"align":"wide"} --><div class="wp-block-query"><!-- wp:post-template {"layout":{"type":"default"}} --><!-- wp:post-featured-image /--><!-- wp:post-date /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-excerpt /--><!-- wp:post-author /--><!-- wp:read-more /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'outside a query loop',
    markup: `<!-- wp:post-template --><!-- wp:post-date /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-excerpt /--><!-- /wp:post-template -->`,
  },
];
