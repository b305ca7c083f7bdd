import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/news-room-posts-query {"title": "Newsroom", "text": "150 stories from six years.", "count": 12} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/news-room-posts-query {"count": 1} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/news-room-posts-query {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "count": 24, "ground": "night"} /-->`,
  },
];
