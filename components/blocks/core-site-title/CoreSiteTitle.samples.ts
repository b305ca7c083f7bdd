import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:site-title {"level":2,"textAlign":"right","fontSize":"xx-large"} /-->` },
  { name: 'sparse', markup: `<!-- wp:site-title {"level":0,"isLink":false} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site-title {"level":3,"fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /-->`,
  },
];
