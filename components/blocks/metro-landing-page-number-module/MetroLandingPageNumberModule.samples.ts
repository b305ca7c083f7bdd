import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/metro-landing-page-number-module {"marketId":{{markets:dallas-fort-worth}},"title":"Dallas–Fort Worth, counted","text":"Five interstates and two airports.","moreLink":{"url":"/markets/dallas-fort-worth/","title":"The market"},"numbers":[{"heading":"to the nearest interstate, on average","number":"1.4","suffix":"mi","note":"2.3 km"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/metro-landing-page-number-module {"marketId":{{markets:dallas-fort-worth}},"styleOption":"row"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/metro-landing-page-number-module {"marketId":{{markets:dallas-fort-worth}},"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","styleOption":"grid","ground":"night","numbers":${JSON.stringify(Array.from({ length: 12 }, () => ({ heading: 'مستودع', number: '1', prefix: '$', suffix: 'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt' })))}} /-->`,
  },
  { name: 'no market', markup: `<!-- wp:site/metro-landing-page-number-module {"marketId":999999} /-->` },
];
