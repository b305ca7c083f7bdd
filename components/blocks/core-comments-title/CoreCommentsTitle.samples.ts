import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:comments --><!-- wp:comments-title /--><!-- /wp:comments -->` },
  { name: 'sparse', markup: `<!-- wp:comments --><!-- wp:comments-title {"showPostTitle":false,"level":3} /--><!-- /wp:comments -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:comments --><!-- wp:comments-title {"level":3,"showCommentsCount":false,"textAlign":"right","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:comments -->`,
  },
  { name: 'outside of comments', markup: `<!-- wp:comments-title /-->` },
];
