import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-card-cta {"title": "Available space in Texas", "text": "\\u003cp\\u003eFive markets, 38 buildings, and a leasing team in Dallas that replies within two business days.\\u003c/p\\u003e", "regionId": {{regions:texas}}, "link": {"url": "/contact/", "title": "Contact the Texas team"}} /-->`,
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
