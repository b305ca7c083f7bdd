import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:calendar {"year":2025,"month":9} /-->` },
  { name: 'sparse', markup: `<!-- wp:calendar /-->` },
  { name: 'extreme', markup: `<!-- wp:calendar {"year":9999,"month":12,"backgroundColor":"night","fontSize":"xx-large"} /-->` },
];
