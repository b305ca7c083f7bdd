import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/latest-sustainability-posts {"title":"Measured, not promised","text":"41.6 megawatts on 72 roofs.","moreLink":{"url":"/category/sustainability/","title":"All of it"}} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/latest-sustainability-posts {"count":1} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/latest-sustainability-posts {"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","text":"نبني المستودعات","count":12,"ground":"night"} /-->`,
  },
];
