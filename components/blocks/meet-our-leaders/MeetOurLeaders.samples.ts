import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/meet-our-leaders {"title": "Leadership", "text": "Our leadership team runs 240 buildings and has 112 years of combined experience.", "moreLink": {"url": "/leadership/", "title": "All 12 leaders"}, "count": 7} /-->',
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/meet-our-leaders {"personIds": [{{leadership:lucille-tan}}], "variant": "even"} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/meet-our-leaders {"title": "${long}", "text": "${arabic}", "count": 40, "variant": "even", "ground": "night"} /-->`,
  },
  { name: 'missing selection', markup: '<!-- wp:site/meet-our-leaders {"title": "Leadership", "personIds": [999999]} /-->' },
];
