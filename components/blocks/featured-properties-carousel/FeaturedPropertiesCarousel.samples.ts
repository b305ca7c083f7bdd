import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/featured-properties-carousel {"title": "Featured properties", "moreLink": {"url": "/properties/", "title": "All available properties"}, "ground": "sunk"} /-->`,
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
    name: 'missing selection',
    markup: `<!-- wp:site/featured-properties-carousel {"title": "Selected properties", "propertyIds": [999999]} /-->`,
  },
];
