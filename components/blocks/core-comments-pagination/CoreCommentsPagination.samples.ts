import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:comments --><!-- wp:comment-template --><!-- wp:comment-author-name /--><!-- wp:comment-content /--><!-- /wp:comment-template --><!-- wp:comments-pagination --><!-- wp:comments-pagination-previous /--><!-- wp:comments-pagination-numbers /--><!-- wp:comments-pagination-next /--><!-- /wp:comments-pagination --><!-- /wp:comments -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:comments --><!-- wp:comments-pagination --><!-- wp:comments-pagination-numbers /--><!-- /wp:comments-pagination --><!-- /wp:comments -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:comments --><!-- wp:comments-pagination {"paginationArrow":"chevron","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} --><!-- wp:comments-pagination-previous {"label":"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"} /--><!-- wp:comments-pagination-numbers /--><!-- wp:comments-pagination-next {"label":"المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا"} /--><!-- /wp:comments-pagination --><!-- /wp:comments -->`,
  },
  {
    name: 'outside of comments',
    markup: `<!-- wp:comments-pagination --><!-- wp:comments-pagination-previous /--><!-- wp:comments-pagination-numbers /--><!-- wp:comments-pagination-next /--><!-- /wp:comments-pagination -->`,
  },
];
