import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:query {"queryId":1,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"align":"wide"} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-date /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-excerpt /--><!-- /wp:post-template --><!-- wp:query-pagination {"paginationArrow":"arrow"} --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:query {"queryId":2,"query":{"perPage":1,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":3,"query":{"perPage":40,"pages":0,"offset":0,"postType":"post","order":"asc","orderBy":"title","author":"","search":"","exclude":[],"sticky":"","inherit":false},"displayLayout":{"type":"flex","columns":4},"align":"full"} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-featured-image {"isLink":true} /--><!-- wp:post-terms /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-date /--><!-- /wp:post-template --><!-- wp:query-pagination {"paginationArrow":"chevron"} --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
  },
  {
    name: 'no results',
    markup: `<!-- wp:query {"queryId":4,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"submarine unobtainium","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-date /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-excerpt /--><!-- /wp:post-template --><!-- wp:query-no-results --><!-- wp:paragraph --><p>No stories mention submarines. The newsroom shows the newest 12 stories.</p><!-- /wp:paragraph --><!-- /wp:query-no-results --><!-- wp:query-pagination {"paginationArrow":"arrow"} --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
  },
  {
    name: 'without inner blocks',
    markup: `<!-- wp:query {"queryId":5,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"></div><!-- /wp:query -->`,
  },
];
