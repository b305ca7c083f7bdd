import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/separator {"variant": "ticks", "size": "large"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/separator {} /-->`,
  },
  {
    name: 'extreme',
    markup: '<!-- wp:site/separator {"variant": "ticks", "size": "small", "ground": "night"} /-->'.repeat(40),
  },
  {
    name: 'space',
    markup: `<!-- wp:site/separator {"variant": "space"} /-->`,
  },
];
