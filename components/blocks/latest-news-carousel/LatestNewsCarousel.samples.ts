import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/latest-news-carousel {"title": "Latest news", "text": "The eight newest stories.", "moreLink": {"url": "/news/", "title": "Newsroom"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/latest-news-carousel {"count": 1, "categorySlug": "community"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/latest-news-carousel {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "count": 20, "ground": "night"} /-->`,
  },
  {
    name: 'no such category',
    markup: `<!-- wp:site/latest-news-carousel {"title": "Nothing", "categorySlug": "no-such-category"} /-->`,
  },
];
