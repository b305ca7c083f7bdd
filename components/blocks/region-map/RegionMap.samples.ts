import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-map {"title": "Eight regions, thirty-four markets", "text": "Every circle is a market; its size is the number of buildings we own there."} /-->`,
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
