import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/map {"title": "Our 34 markets", "text": "Each circle is a market. Its size shows the number of our buildings.", "moreLink": {"url": "/markets/", "title": "All markets"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/map {"marketIds": [{{markets:dallas-fort-worth}}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/map {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "variant": "properties", "ground": "sunk"} /-->`,
  },
  {
    name: 'unknown market',
    markup: `<!-- wp:site/map {"title": "Nothing", "marketIds": [{{markets:no-such-market}}]} /-->`,
  },
];
