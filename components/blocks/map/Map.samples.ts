import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/map {"title":"Thirty-four markets","text":"The larger the circle, the more buildings.","moreLink":{"url":"/markets/","title":"All markets"}} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/map {"marketId":{{markets:dallas-fort-worth}},"ground":"paper"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/map {"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","text":"نبني المستودعات","ground":"sunk"} /-->`,
  },
  { name: 'market gone', markup: `<!-- wp:site/map {"title":"Gone","marketId":999999} /-->` },
];
