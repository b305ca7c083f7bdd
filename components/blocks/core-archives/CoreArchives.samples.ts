import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:archives {"showPostCounts":true} /-->` },
  { name: 'sparse', markup: `<!-- wp:archives {"showLabel":false} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:archives {"displayAsDropdown":true,"type":"daily","fontSize":"xx-large","align":"right","showPostCounts":true} /-->`,
  },
];
