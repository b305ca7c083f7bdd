import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:legacy-widget {"idBase":"text","instance":{"raw":{"title":"Gate hours","text":"\\u003cp\\u003e\\u003cstrong\\u003e6 am\\u003c/strong\\u003e to 10 pm\\u003c/p\\u003e"}}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:legacy-widget {"idBase":"custom_html","instance":{"raw":{"content":"Ring the bell at Gate 2."}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:legacy-widget {"idBase":"text","instance":{"raw":{"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","text":"نبني المستودعات \\u003cscript\\u003ealert(1)\\u003c/script\\u003e"}}} /-->`,
  },
  { name: 'unsupported widget type', markup: `<!-- wp:legacy-widget {"idBase":"nav_menu","instance":{"raw":{"title":"Menu"}}} /-->` },
];
