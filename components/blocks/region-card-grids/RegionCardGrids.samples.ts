import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-card-grids {"title": "Eight regions", "text": "Each with its own team.", "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/region-card-grids {} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-card-grids {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"} /-->`,
  },
  {
    name: 'chosen but gone',
    markup: `<!-- wp:site/region-card-grids {"title": "Chosen", "regionIds": [999999]} /-->`,
  },
];
