import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:query-title {"type":"archive","level":2} /-->` },
  { name: 'sparse', markup: `<!-- wp:query-title {"type":"search","level":0,"showSearchTerm":false} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query-title {"type":"archive","level":3,"textAlign":"right","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /-->`,
  },
];
