import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:post-featured-image {"isLink":true,"align":"wide"} /-->` },
  { name: 'sparse', markup: `<!-- wp:post-featured-image /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-featured-image {"isLink":true,"height":"9000px","width":"1px","scale":"contain","dimRatio":90,"overlayColor":"signal"} /--><!-- wp:post-title {"level":3} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'content without an image',
    markup: `<!-- wp:query {"queryId":8,"query":{"perPage":2,"pages":0,"offset":0,"postType":"page","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-featured-image /--><!-- wp:post-title {"level":3} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
];
