import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/grid {"title": "Three crews, one floor", "columns": 3} --><!-- wp:site/grid-cell --><!-- wp:heading {"level":3} --><h3>Night crew</h3><!-- /wp:heading --><!-- wp:paragraph --><p>Pours 42,000 sq ft (3,900 m²) of concrete between 10 pm and 6 am.</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell --><!-- wp:site/grid-cell --><!-- wp:heading {"level":3} --><h3>Morning crew</h3><!-- /wp:heading --><!-- wp:paragraph --><p>Cuts joints 15 ft (4.6 m) apart within nine hours.</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell --><!-- wp:site/grid-cell --><!-- wp:site/content-card {"title": "The finished floor", "text": "Flat to an eighth of an inch (3 mm).", "imageId": {{media:int-racking}}, "link": {"url": "/news/", "title": "Read the report"}} /--><!-- /wp:site/grid-cell --><!-- /wp:site/grid -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/grid {"ruled": false} --><!-- wp:paragraph --><p>One paragraph in one of three columns.</p><!-- /wp:paragraph --><!-- /wp:site/grid -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/grid {"title": "نبني المستودعات حيث تتغير الشحنات", "columns": 4, "ground": "night"} -->${Array.from({ length: 40 }, (_, index) => `<!-- wp:site/grid-cell {"span": ${(index % 5) + 1}} --><!-- wp:paragraph --><p>${long} ${index}</p><!-- /wp:paragraph --><!-- /wp:site/grid-cell -->`).join('')}<!-- /wp:site/grid -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/grid {"title": "No cells"} /-->`,
  },
];
