/** Earlier versions of posts and pages, and one autosave. A field that is left out has the node's current value. */
import { articleBlocks } from '../article-notation.ts';
import type { SeedRevision } from '../types.ts';

export const revisions: readonly SeedRevision[] = [
  {
    node: 'post:the-dock-door-is-the-product',
    date: '2026-11-09T16:20:00',
    author: 'user:lucille',
    title: 'The door is the product',
    excerpt: 'We counted every dock door we own. Half of a building’s value is decided in its last nine feet.',
    blocks: articleBlocks(
      'A warehouse is usually described by its floor area. For years we designed buildings from the floor outward. Now we design them from the door inward.',
    ),
  },
  {
    node: 'post:the-dock-door-is-the-product',
    date: '2026-11-11T09:05:00',
    author: 'user:ruth',
    excerpt: 'We counted every dock door we own and how often each one opens.',
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
    blocks: articleBlocks('Signed so far this quarter: five leases, 410,000 square feet.'),
  },
  { node: 'post:draft-fourth-quarter-leasing', date: '2026-11-17T08:00:00', author: 'user:marisol' },
  { node: 'page:about', date: '2025-03-03T10:00:00', author: 'user:ruth', title: 'About us' },
  { node: 'page:about', date: '2026-01-12T09:00:00', author: 'user:ruth' },
];
