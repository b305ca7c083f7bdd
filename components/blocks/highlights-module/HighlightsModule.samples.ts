import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/highlights-module {"title": "What 2026 came to", "text": "Three numbers from the annual report, and what each one means on the floor.", "items": [{"figure": "97.1", "unit": "%", "title": "Leased", "text": "\\u003cp\\u003e12 buildings were empty on December 31. Nine of them had a tenant by March.\\u003c/p\\u003e"}, {"figure": "41.6", "unit": "MW", "note": "58 roofs, 312 acres or 126 ha of panels", "title": "On our roofs", "text": "\\u003cp\\u003eTenants buy the power at 11% below the grid and sign for 10 years.\\u003c/p\\u003e", "link": {"url": "/sustainability/", "title": "The sustainability report"}}, {"figure": "25", "unit": "min", "title": "To answer a call", "text": "\\u003cp\\u003eThe desk took 48,210 calls. \\u003cstrong\\u003eOne in six\\u003c/strong\\u003e was a dock door.\\u003c/p\\u003e"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/highlights-module {"items": [{"figure": "412"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/highlights-module ${JSON.stringify({ title: arabic, ground: 'night', items: Array.from({ length: 12 }, (_, index) => ({ figure: index % 2 ? '123,456,789' : '9', unit: long, note: long, title: long, text: arabic, link: { url: '/x/', title: long } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/highlights-module {"title": "Nothing below", "items": [{"unit": "%"}]} /-->`,
  },
];
