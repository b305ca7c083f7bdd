/** Every post: dated posts, newest first, then unpublished ones. */
import type { SeedNode } from '../types.ts';
import { posts2024 } from './2024.ts';
import { posts2025 } from './2025.ts';
import { posts2026Autumn } from './2026-autumn.ts';
import { posts2026 } from './2026.ts';
import { posts2020To2023 } from './2020-2023.ts';
import { unpublishedPosts } from './unpublished.ts';
import { marketNotes } from './market-notes.ts';
import { explainerPosts } from './explainers.ts';
import { serviceDeskPosts } from './service-desk.ts';
import { siteReportPosts } from './site-reports.ts';

const datedPosts = [
  ...posts2026Autumn,
  ...posts2026,
  ...posts2025,
  ...posts2024,
  ...posts2020To2023,
  ...marketNotes,
  ...serviceDeskPosts,
  ...explainerPosts,
  ...siteReportPosts,
];

export const posts: readonly SeedNode[] = [...datedPosts.toSorted((a, b) => b.date.localeCompare(a.date)), ...unpublishedPosts];
