import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:post-date {"isLink":true,"format":"l, F jS, Y"} /-->` },
  { name: 'sparse', markup: `<!-- wp:post-date /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":12,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-date {"format":"\\\\o\\\\n l \\\\t\\\\h\\\\e jS \\\\o\\\\f F Y \\\\a\\\\t g:i a","textAlign":"right","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  { name: 'modified', markup: `<!-- wp:post-date {"displayType":"modified","format":"M j, Y"} /-->` },
];
