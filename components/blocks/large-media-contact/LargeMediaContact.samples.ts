import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/large-media-contact {"title": "On deadline?", "text": "\\u003cp\\u003eTwo people answer from 6 am to 6 pm Pacific. In 2025 they took 412 calls, and sent a plan or a number within 40 minutes to nine of ten.\\u003c/p\\u003e", "link": {"url": "/news/", "title": "All 150 posts"}, "ground": "sunk"} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/large-media-contact {} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/large-media-contact {"title": "${long}", "text": "${arabic}. ${long}", "link": {"url": "/news/", "title": "${long}"}, "ground": "night"} /-->`,
  },
];
