import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-card-cta {"title": "Texas has room", "text": "\\u003cp\\u003eFive markets, 38 buildings, and a leasing desk in Dallas that answers within two working days.\\u003c/p\\u003e", "regionId": {{regions:texas}}, "link": {"url": "/contact/", "title": "Ask the Texas desk"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/region-card-cta {"regionId": {{regions:midwest}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-card-cta {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "regionId": {{regions:northeast}}, "flip": true, "ground": "night", "link": {"url": "/contact/", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}} /-->`,
  },
  {
    name: 'no region',
    markup: `<!-- wp:site/region-card-cta {"title": "Nothing"} /-->`,
  },
];
