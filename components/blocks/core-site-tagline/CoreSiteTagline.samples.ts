import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:site-tagline {"textAlign":"right","fontSize":"large","textColor":"quiet"} /-->` },
  { name: 'sparse', markup: `<!-- wp:site-tagline /-->` },
  { name: 'extreme', markup: `<!-- wp:site-tagline {"fontSize":"xx-large","backgroundColor":"signal","textColor":"data"} /-->` },
];
