import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-card-grids {"title": "Eight regions", "text": "Each region has its own team.", "ground": "sunk"} /-->`,
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
    name: 'missing selection',
    markup: `<!-- wp:site/region-card-grids {"title": "Selected regions", "regionIds": [999999]} /-->`,
  },
];
