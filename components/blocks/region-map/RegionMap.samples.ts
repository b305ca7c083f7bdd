import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-map {"title": "Eight regions, 34 markets", "text": "Each circle is a market. Its size shows the number of our buildings."} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/region-map {"ground": "paper"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-map {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "ground": "sunk"} /-->`,
  },
];
