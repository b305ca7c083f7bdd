/** What some pieces said before, and what an editor has not saved yet. Words that are left out are those of the piece today. */
import { articleBlocks } from '../article-notation.ts';
import type { SeedRevision } from '../types.ts';

export const revisions: readonly SeedRevision[] = [
  {
    node: 'post:the-dock-door-is-the-product',
    date: '2026-11-09T16:20:00',
    author: 'user:lucille',
    title: 'The door is the product',
    excerpt: 'We counted every door we own. Half of a building’s value is decided in its last nine feet.',
    blocks: articleBlocks(
      'A warehouse is described by its floor. For forty years we drew buildings from the floor outward. Now we draw them from the door inward.',
    ),
  },
  {
    node: 'post:the-dock-door-is-the-product',
    date: '2026-11-11T09:05:00',
    author: 'user:ruth',
    excerpt: 'We counted every door we own and how often each one opens.',
  },
  { node: 'post:the-dock-door-is-the-product', date: '2026-11-12T07:40:00', author: 'user:ruth' },
  {
    node: 'post:the-dock-door-is-the-product',
    date: '2026-11-20T17:55:00',
    author: 'user:ruth',
    title: 'The dock door is the product (with the October count)',
    isAutosave: true,
  },
  {
    node: 'post:draft-fourth-quarter-leasing',
    date: '2026-11-16T11:30:00',
    author: 'user:marisol',
    blocks: articleBlocks('Signed so far in the quarter: five leases, 410,000 square feet.'),
  },
  { node: 'post:draft-fourth-quarter-leasing', date: '2026-11-17T08:00:00', author: 'user:marisol' },
  { node: 'page:about', date: '2025-03-03T10:00:00', author: 'user:ruth', title: 'About us' },
  { node: 'page:about', date: '2026-01-12T09:00:00', author: 'user:ruth' },
];
