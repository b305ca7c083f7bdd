import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-statistics-grid {"title": "Texas in numbers", "text": "Updated on the first of each month.", "regionId": {{regions:texas}}, "moreLink": {"url": "/regions/texas/", "title": "Texas region"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/region-statistics-grid {"regionId": {{regions:pacific-northwest}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-statistics-grid {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "regionId": {{regions:midwest}}, "ground": "night"} /-->`,
  },
  {
    name: 'no region',
    markup: `<!-- wp:site/region-statistics-grid {"title": "Nothing"} /-->`,
  },
];
