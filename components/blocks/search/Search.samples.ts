import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/search {"title": "Find a building", "text": "240 buildings. Availability is updated every weekday at 6 am Pacific time.", "count": 8} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/search {"count": 1, "showMap": false} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/search {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "count": 24} /-->`,
  },
];
