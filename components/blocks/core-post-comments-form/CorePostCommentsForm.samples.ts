import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: '<!-- wp:post-comments-form {"textAlign": "left", "fontSize": "large", "backgroundColor": "sunk"} /-->' },
  { name: 'sparse', markup: '<!-- wp:post-comments-form /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:post-comments-form ${JSON.stringify({ textAlign: 'Donaudampfschifffahrt'.repeat(40), fontSize: 'بلا حدود' })} /-->`,
  },
];
