/** What the site reports to the content service: how often it has sent each page to visitors. */
import { z } from 'zod';

/** The REST route of the content service that stores the counts. */
export const PAGE_VIEWS_ROUTE = { namespace: 'site/v1', path: '/page-views' } as const;

/** Entries of one report. Bodies of REST requests are limited to 32 kB. */
export const MAX_REPORTED_COUNTS = 80;

/** Pages with longer paths are not counted. */
export const MAX_COUNTED_PATH_LENGTH = 300;

const count = z.int().min(0).max(1_000_000_000);

const pageViewCount = z.object({
  /** In UTC. */
  day: z.iso.date(),
  path: z.string().startsWith('/').max(MAX_COUNTED_PATH_LENGTH),
  views: count,
  /** Pages that a browser has loaded in advance. Whether visitors have seen them is unknown. */
  prerenders: count,
});

export type PageViewCount = z.infer<typeof pageViewCount>;

export const pageViewCounts = z.array(pageViewCount).max(MAX_REPORTED_COUNTS);
