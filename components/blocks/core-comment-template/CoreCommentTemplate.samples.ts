import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:avatar {"size":48} /--><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:comment-content /--><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:comments --><!-- wp:comment-template {"fontSize":"xx-large"} --><!-- wp:avatar {"size":48} /--><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- wp:paragraph --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا</p><!-- /wp:paragraph --><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  {
    name: 'outside of comments',
    markup: `<!-- wp:comment-template --><!-- wp:avatar {"size":48} /--><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template -->`,
  },
];
