import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/featured-properties-carousel {"title": "Space worth a site visit", "moreLink": {"url": "/properties/", "title": "All with space"}, "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/featured-properties-carousel {"count": 1} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/featured-properties-carousel {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "count": 20} /-->`,
  },
  {
    name: 'chosen but gone',
    markup: `<!-- wp:site/featured-properties-carousel {"title": "Chosen", "propertyIds": [999999]} /-->`,
  },
];
