import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/latest-sustainability-posts {"title": "Sustainability news", "text": "Every figure comes from a meter reading.", "moreLink": {"url": "/category/sustainability/", "title": "All sustainability news"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/latest-sustainability-posts {"count": 1} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/latest-sustainability-posts {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "count": 12, "ground": "night"} /-->`,
  },
];
