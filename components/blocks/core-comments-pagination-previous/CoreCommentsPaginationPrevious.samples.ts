import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:comment-author-name /--><!-- /wp:comment-template --><!-- wp:comments-pagination {"paginationArrow":"arrow"} --><!-- wp:comments-pagination-previous {"label":"Previous 50 comments"} /--><!-- /wp:comments-pagination --><!-- /wp:comments -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:comments --><!-- wp:comments-pagination --><!-- wp:comments-pagination-previous /--><!-- /wp:comments-pagination --><!-- /wp:comments -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:comments --><!-- wp:comments-pagination --><!-- wp:comments-pagination-previous {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:comments-pagination --><!-- /wp:comments -->`,
  },
  { name: 'outside of comments', markup: `<!-- wp:comments-pagination-previous /-->` },
];
