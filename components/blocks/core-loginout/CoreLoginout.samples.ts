import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:loginout {"displayLoginAsForm":true} /-->` },
  { name: 'sparse', markup: `<!-- wp:loginout {"redirectToCurrent":false} /-->` },
  { name: 'extreme', markup: '<!-- wp:loginout /-->'.repeat(40) },
];
