import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:comments {"align":"wide"} --><!-- wp:comments-title /--><!-- wp:comment-template --><!-- wp:avatar {"size":48} /--><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template --><!-- wp:comments-pagination --><!-- wp:comments-pagination-previous /--><!-- wp:comments-pagination-numbers /--><!-- wp:comments-pagination-next /--><!-- /wp:comments-pagination --><!-- /wp:comments -->`,
  },
  { name: 'sparse', markup: `<!-- wp:comments {"legacy":true} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:comments {"fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} --><!-- wp:comments-title {"level":3} /--><!-- wp:comment-template --><!-- wp:avatar {"size":48} /--><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- wp:comment-edit-link /--><!-- wp:paragraph --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا</p><!-- /wp:paragraph --><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  { name: 'no inner blocks', markup: `<!-- wp:comments /-->` },
];
