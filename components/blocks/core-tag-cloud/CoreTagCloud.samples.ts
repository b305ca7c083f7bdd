import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:tag-cloud {"showTagCounts":true} /-->` },
  { name: 'sparse', markup: `<!-- wp:tag-cloud {"numberOfTags":3} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:tag-cloud {"taxonomy":"category","numberOfTags":100,"smallestFontSize":"1pt","largestFontSize":"900pt","align":"full"} /-->`,
  },
];
