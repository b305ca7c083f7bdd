import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/grid {"title": "Three crews, one slab", "columns": 3} --><!-- wp:site/grid-cell --><!-- wp:heading {"level":3} --><h3>The night crew</h3><!-- /wp:heading --><!-- wp:paragraph --><p>Pours 42,000 sq ft, 3,900 m², between 10 p.m. and 6 a.m.</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell --><!-- wp:site/grid-cell --><!-- wp:heading {"level":3} --><h3>The morning crew</h3><!-- /wp:heading --><!-- wp:paragraph --><p>Saws joints within 9 hours, 15 ft or 4.6 m apart.</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell --><!-- wp:site/grid-cell --><!-- wp:site/content-card {"title": "The floor they left", "text": "Flat to an eighth of an inch, 3 mm.", "imageId": {{media:int-racking}}, "link": {"url": "/news/", "title": "How it went"}} /--><!-- /wp:site/grid-cell --><!-- /wp:site/grid -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/grid {"ruled": false} --><!-- wp:paragraph --><p>One paragraph in 1 of 3 columns.</p><!-- /wp:paragraph --><!-- /wp:site/grid -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/grid {"title": "نبني المستودعات حيث تتغير الشحنات", "columns": 4, "ground": "night"} -->${Array.from({ length: 40 }, (_, index) => `<!-- wp:site/grid-cell {"span": ${(index % 5) + 1}} --><!-- wp:paragraph --><p>${long} ${index}</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell -->`).join('')}<!-- /wp:site/grid -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/grid {"title": "Nothing below"} /-->`,
  },
];
