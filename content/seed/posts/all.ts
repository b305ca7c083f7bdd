/** Every post, newest first. */
import type { SeedNode } from '../types.ts';
import { posts2024 } from './2024.ts';
import { posts2025 } from './2025.ts';
import { autumn2026 } from './2026-autumn.ts';
import { posts2026 } from './2026.ts';
import { earlierPosts } from './earlier.ts';
import { hiddenPosts } from './hidden.ts';
import { marketNotes } from './market-notes.ts';
import { primer } from './primer.ts';
import { serviceDesk } from './service-desk.ts';
import { siteReports } from './sites.ts';

const written = [
  ...autumn2026,
  ...posts2026,
  ...posts2025,
  ...posts2024,
  ...earlierPosts,
  ...marketNotes,
  ...serviceDesk,
  ...primer,
  ...siteReports,
];

export const posts: readonly SeedNode[] = [...written.toSorted((a, b) => b.date.localeCompare(a.date)), ...hiddenPosts];
