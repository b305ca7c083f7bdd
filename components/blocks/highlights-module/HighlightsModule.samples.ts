import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/highlights-module {"title": "2026 in numbers", "text": "Three figures from the annual report, and what they mean for tenants.", "items": [{"figure": "97.1", "unit": "%", "title": "Leased", "text": "\\u003cp\\u003e12 buildings were vacant on December 31. Nine of them were leased by March.\\u003c/p\\u003e"}, {"figure": "41.6", "unit": "MW", "note": "on 58 of our own roofs", "title": "Rooftop solar", "text": "\\u003cp\\u003eTenants buy the power at 11% below the grid price and sign for 10 years.\\u003c/p\\u003e", "link": {"url": "/sustainability/", "title": "Sustainability report"}}, {"figure": "25", "unit": "min", "title": "Average response time", "text": "\\u003cp\\u003eThe service desk took 48,210 calls. \\u003cstrong\\u003eOne in six\\u003c/strong\\u003e was about a dock door.\\u003c/p\\u003e"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/highlights-module {"items": [{"figure": "240"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/highlights-module ${JSON.stringify({ title: arabic, ground: 'night', items: Array.from({ length: 12 }, (_, index) => ({ figure: index % 2 ? '123,456,789' : '9', unit: long, note: long, title: long, text: arabic, link: { url: '/x/', title: long } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/highlights-module {"title": "No figures", "items": [{"unit": "%"}]} /-->`,
  },
];
