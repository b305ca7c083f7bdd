import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:site-logo {"width":240} /-->` },
  { name: 'sparse', markup: `<!-- wp:site-logo {"isLink":false} /-->` },
  { name: 'extreme', markup: `<!-- wp:site-logo {"width":20,"align":"right"} /--><!-- wp:site-logo {"width":1200,"align":"center"} /-->` },
];
