import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/featured-text {"eyebrow": "Long-term owner", "text": "We own \\u003cstrong\\u003e240 buildings\\u003c/strong\\u003e and have sold eleven. A building we plan to keep for \\u003cstrong\\u003e40 years\\u003c/strong\\u003e gets a better slab, a higher roof and a manager who answers the phone.", "link": {"url": "/about/", "title": "About the company"}, "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/featured-text {"text": "240 buildings. 9,870 dock doors."} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/featured-text ${JSON.stringify({ eyebrow: long, text: `${long} ${arabic} `.repeat(6), ground: 'night' })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/featured-text {"eyebrow": "No text"} /-->`,
  },
];
