import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/search {"title": "Find the building", "text": "240 buildings, checked each weekday at six in the morning.", "count": 8} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/search {"count": 1, "showMap": false} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/search {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "count": 24} /-->`,
  },
];
