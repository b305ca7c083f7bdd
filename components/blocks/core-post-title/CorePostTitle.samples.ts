import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:post-title {"level":2,"isLink":true} /-->` },
  { name: 'sparse', markup: `<!-- wp:post-title {"level":0} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":12,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"level":3,"isLink":true,"linkTarget":"_blank","textAlign":"right","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  { name: 'level 1', markup: `<!-- wp:post-title {"level":1} /-->` },
];
