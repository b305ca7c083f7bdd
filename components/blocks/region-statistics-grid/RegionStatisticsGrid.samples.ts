import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-statistics-grid {"regionId":{{regions:texas}},"title":"Texas, counted","text":"As of October 2026.","moreLink":{"url":"/regions/texas/","title":"The region"},"numbers":[{"heading":"leased","number":"97.1","suffix":"%"},{"heading":"of land in hand","number":"412","suffix":"acres","note":"167 ha"}]} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/region-statistics-grid {"regionId":{{regions:mountain}}} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-statistics-grid {"regionId":{{regions:southeast}},"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","styleOption":"large-first","ground":"night","numbers":${JSON.stringify(Array.from({ length: 12 }, () => ({ heading: 'مستودع DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt', number: '123,456,789', suffix: 'sq ft' })))}} /-->`,
  },
  { name: 'no region', markup: `<!-- wp:site/region-statistics-grid {"title":"Nowhere","numbers":[{"heading":"x","number":"1"}]} /-->` },
];
