import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:categories {"showPostCounts":true,"showHierarchy":true} /-->` },
  { name: 'sparse', markup: `<!-- wp:categories /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:categories {"displayAsDropdown":true,"showPostCounts":true,"showEmpty":true,"fontSize":"xx-large","align":"right"} /-->`,
  },
];
