import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:avatar {"size":96,"isLink":true} /--><!-- wp:comment-author-name /--><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  { name: 'sparse', markup: `<!-- wp:avatar /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:avatar {"size":4000,"isLink":true,"linkTarget":"_blank"} /--><!-- wp:post-title {"level":3} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  { name: 'unknown user', markup: `<!-- wp:avatar {"userId":999999,"size":24} /-->` },
];
