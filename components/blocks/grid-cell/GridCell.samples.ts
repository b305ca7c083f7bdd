import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/grid {"columns": 3} --><!-- wp:site/grid-cell {"span": 2} --><!-- wp:paragraph --><p>Two columns of three.</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell --><!-- wp:site/grid-cell --><!-- wp:paragraph --><p>One column.</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell --><!-- /wp:site/grid -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/grid {"columns": 3} --><!-- wp:site/grid-cell --><!-- wp:paragraph --><p>One cell in one column.</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell --><!-- /wp:site/grid -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/grid {"columns": 4} -->${Array.from({ length: 40 }, () => `<!-- wp:site/grid-cell {"span": 4} --><!-- wp:paragraph --><p>${long} ${arabic}</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell -->`).join('')}<!-- /wp:site/grid -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/grid {"columns": 3} --><!-- wp:site/grid-cell {"span": 2} /--><!-- /wp:site/grid -->`,
  },
];
