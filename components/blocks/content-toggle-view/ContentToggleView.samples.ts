import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/content-toggle --><!-- wp:site/content-toggle-view {"label": "By rail"} --><!-- wp:paragraph --><p>Nine buildings have a rail spur with room for 4 cars.</p><!-- /wp:paragraph --><!-- /wp:site/content-toggle-view --><!-- wp:site/content-toggle-view {"label": "By road"} --><!-- wp:paragraph --><p>412 buildings, on average 9 minutes from an interstate.</p><!-- /wp:paragraph --><!-- /wp:site/content-toggle-view --><!-- /wp:site/content-toggle -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/content-toggle --><!-- wp:site/content-toggle-view {"label": "By rail"} --><!-- wp:paragraph --><p>Nine.</p><!-- /wp:paragraph --><!-- /wp:site/content-toggle-view --><!-- /wp:site/content-toggle -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/content-toggle -->${Array.from({ length: 40 }, (_, index) => `<!-- wp:site/content-toggle-view {"label": "${index % 2 ? arabic : long}"} --><!-- wp:paragraph --><p>${long}</p><!-- /wp:paragraph --><!-- /wp:site/content-toggle-view -->`).join('')}<!-- /wp:site/content-toggle -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/content-toggle --><!-- wp:site/content-toggle-view --><!-- wp:paragraph --><p>No label.</p><!-- /wp:paragraph --><!-- /wp:site/content-toggle-view --><!-- wp:site/content-toggle-view {"label": "Empty"} /--><!-- /wp:site/content-toggle -->`,
  },
];
