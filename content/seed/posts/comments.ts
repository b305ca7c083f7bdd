/** Comments on posts. `parent` is the index in this list of the comment that is replied to. */
import type { SeedComment } from '../types.ts';

export const comments: readonly SeedComment[] = [
  {
    node: 'post:the-dock-door-is-the-product',
    author: 'Dolores Quintero',
    email: 'd.quintero@fernhill.example',
    date: '2026-11-12T10:42:00',
    status: 'approve',
    content:
      'We tried the notebook method in our Phoenix building last week: 62 movements at door 9, three at door 40. Door 40 has better light. We had no idea.',
  },
  {
    node: 'post:the-dock-door-is-the-product',
    author: 'Lucille Tan',
    email: 'lucille@causeway.example',
    date: '2026-11-12T13:05:00',
    status: 'approve',
    parent: 0,
    content: 'Then light is not what they are after. Where is the printer?',
  },
  {
    node: 'post:the-dock-door-is-the-product',
    author: 'Dolores Quintero',
    email: 'd.quintero@fernhill.example',
    date: '2026-11-12T13:20:00',
    status: 'approve',
    parent: 1,
    content: 'Right next to door 9.',
  },
  {
    node: 'post:a-wetland-that-does-the-work-of-a-pipe',
    author: 'H. Lindgren',
    email: 'lindgren@county.example',
    date: '2026-10-02T09:15:00',
    status: 'approve',
    content: 'Make that 62 species: a least bittern, north end, Saturday at 7:10 am.',
  },
  {
    node: 'post:why-we-stopped-painting-dock-numbers',
    author: 'Gus',
    email: 'gus@hauler.example',
    date: '2026-09-03T05:31:00',
    status: 'approve',
    content: 'I was one of the 1 in 22. Thanks for the new signs.',
  },
  {
    node: 'post:basics-what-clear-height-really-measures',
    author: 'A reader',
    email: 'reader@warehouse.example',
    date: '2026-11-18T17:44:00',
    status: 'hold',
    content: 'Does a quarter inch per foot work in Minnesota too, with snow load?',
  },
  {
    node: 'post:the-case-for-the-boring-box',
    author: 'Cheap Pallets 4 U',
    email: 'sales@pallets.example',
    date: '2026-11-16T03:12:00',
    status: 'spam',
    content: 'Best pallets best price click now',
  },
];
