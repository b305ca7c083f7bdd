import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/latest-news-carousel {"title":"From the sites","text":"Eight of 150 posts.","moreLink":{"url":"/news/","title":"Newsroom"},"ground":"sunk"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/latest-news-carousel {"count":1,"categorySlug":"community"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/latest-news-carousel {"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","text":"نبني المستودعات","count":20,"ground":"night"} /-->`,
  },
  { name: 'no such category', markup: `<!-- wp:site/latest-news-carousel {"categorySlug":"nothing-here"} /-->` },
];
