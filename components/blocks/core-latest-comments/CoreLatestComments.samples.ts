import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:latest-comments {"commentsToShow":5,"align":"wide"} /-->` },
  {
    name: 'sparse',
    markup: `<!-- wp:latest-comments {"commentsToShow":1,"displayAvatar":false,"displayDate":false,"displayExcerpt":false} /-->`,
  },
  { name: 'extreme', markup: `<!-- wp:latest-comments {"commentsToShow":100,"style":{"spacing":{"padding":"900px"}}} /-->` },
];
