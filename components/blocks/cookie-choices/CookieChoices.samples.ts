import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/cookie-choices {"title": "Your choice", "text": "\\u003cp\\u003eWe count visits with Google Analytics only if you allow it.\\u003c/p\\u003e"} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/cookie-choices {} /-->' },
  { name: 'extreme', markup: `<!-- wp:site/cookie-choices {"title": "${long}", "text": "${arabic} ${long}"} /-->` },
];
