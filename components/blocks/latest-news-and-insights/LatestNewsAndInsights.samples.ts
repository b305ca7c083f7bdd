import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/latest-news-and-insights {"title": "News and insights", "moreLink": {"url": "/news/", "title": "Newsroom"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/latest-news-and-insights {"title": "Sustainability", "categorySlug": "sustainability", "count": 3} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/latest-news-and-insights {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "count": 12} /-->`,
  },
  {
    name: 'no such category',
    markup: `<!-- wp:site/latest-news-and-insights {"title": "Nothing", "categorySlug": "no-such-category"} /-->`,
  },
];
