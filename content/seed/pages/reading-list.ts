/** Everything the newsroom has published, in order, with what readers answered. */
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
    description:
      'Every piece of the newsroom in one list, the newest first, with what readers answered: 12 on a page, by category or year.',
    blocks: [
      pageHero('Everything we wrote down', 'Twelve pieces on a page, the newest first. Nothing has been taken back.'),
      ...postArchive(12),
      heading(2, 'One in full'),
      fullPost(2),
      heading(2, 'What readers answered'),
      paragraph('Comments are read by Ruth Ellery before anyone else sees them, within one working day.'),
      latestComments(4),
      heading(2, 'The three newest'),
      latestPosts(3),
    ],
  }),
];
