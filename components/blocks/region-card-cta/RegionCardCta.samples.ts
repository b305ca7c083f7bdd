import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/region-card-cta {"regionId":{{regions:texas}},"title":"Texas has room","text":"\\u003cp\\u003eFive markets, one team in Dallas. \\u003cstrong\\u003e38 buildings\\u003c/strong\\u003e, and land for eleven more.\\u003c/p\\u003e","link":{"url":"/contact/","title":"Ask for a plan"},"flip":true,"ground":"sunk"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/region-card-cta {"regionId":{{regions:mountain}}} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-card-cta {"regionId":{{regions:southeast}},"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","text":"نبني المستودعات حيث تتغير الشحنات","link":{"url":"javascript:alert(1)","title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"},"ground":"night"} /-->`,
  },
  { name: 'no region', markup: `<!-- wp:site/region-card-cta {"title":"Nowhere"} /-->` },
];
