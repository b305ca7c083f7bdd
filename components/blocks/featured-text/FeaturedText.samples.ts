import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/featured-text {"eyebrow": "Since 1987", "text": "We own \\u003cstrong\\u003e412 buildings\\u003c/strong\\u003e and have sold eleven. A building we mean to keep for \\u003cstrong\\u003eforty years\\u003c/strong\\u003e gets a better slab, a higher roof and a manager who answers the phone.", "link": {"url": "/about/", "title": "The company in 12 dates"}, "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/featured-text {"text": "Doors first. 9,870 of them."} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/featured-text ${JSON.stringify({ eyebrow: long, text: `${long} ${arabic} `.repeat(6), ground: 'night' })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/featured-text {"eyebrow": "Nothing follows"} /-->`,
  },
];
