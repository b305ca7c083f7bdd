import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:comment-author-name {"isLink":true,"linkTarget":"_blank"} /--><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:comment-author-name /--><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:comment-author-name {"isLink":false,"textAlign":"right","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- wp:paragraph --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا</p><!-- /wp:paragraph --><!-- /wp:comment-template --><!-- /wp:comments -->`,
  },
  { name: 'outside of comments', markup: `<!-- wp:comment-author-name /-->` },
];
