import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/meet-our-leaders {"title": "Leadership", "text": "Nine people answer for 240 buildings. Between them they have worked here for 112 years.", "moreLink": {"url": "/leadership/", "title": "All twelve"}, "count": 7} /-->',
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/meet-our-leaders {"personIds": [{{leadership:lucille-tan}}], "variant": "even"} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/meet-our-leaders {"title": "${long}", "text": "${arabic}", "count": 40, "variant": "even", "ground": "night"} /-->`,
  },
  { name: 'chosen but gone', markup: '<!-- wp:site/meet-our-leaders {"title": "Leadership", "personIds": [999999]} /-->' },
];
