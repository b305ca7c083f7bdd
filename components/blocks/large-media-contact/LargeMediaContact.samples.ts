import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/large-media-contact {"title": "On deadline?", "text": "\\u003cp\\u003eOur two press contacts answer from 6 am to 6 pm Pacific time. In 2025 they took 412 calls and answered nine in ten within 40 minutes.\\u003c/p\\u003e", "link": {"url": "/news/", "title": "Newsroom"}, "ground": "sunk"} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/large-media-contact {} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/large-media-contact {"title": "${long}", "text": "${arabic}. ${long}", "link": {"url": "/news/", "title": "${long}"}, "ground": "night"} /-->`,
  },
];
