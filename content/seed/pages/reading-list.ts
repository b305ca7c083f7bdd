/** The reading list: every post in order, with recent comments. */
import { page } from '../page.ts';
import { postArchive, fullPost, latestComments, latestPosts } from '../post-blocks.ts';
import { heading, paragraph } from '../markup.ts';
import { pageHero } from './shared.ts';

export const readingPages = [
  page({
    slug: 'reading',
    title: 'Reading list',
    order: 30,
    picture: 'int-racking',
    description: 'Every newsroom article in one list, newest first, 12 to a page, with recent comments from readers.',
    blocks: [
      pageHero('Reading list', 'Every newsroom article since 2020, newest first.'),
      ...postArchive(12),
      heading(2, 'Featured article'),
      fullPost(2),
      heading(2, 'Recent comments'),
      paragraph('Ruth Ellery reviews every comment before it appears, within one business day.'),
      latestComments(4),
      heading(2, 'Latest articles'),
      latestPosts(3),
    ],
  }),
];
