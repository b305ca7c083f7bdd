/** A feed of the newest entries of a list, in any format. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** URL of the list. */
  pageUrl: string;
  /** URL of the feed itself, in its format. */
  feedUrl: string;
  language: string;
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** Does not change when the address of the page does. */
  id: string;
  url: string;
  title: string;
  /** Times in UTC: `2026-11-12T17:00:00Z`. */
  published: string;
  modified: string;
  author: string | null;
  /** Names of categories and tags. */
  categories: readonly string[];
  /** Plain text. */
  summary: string;
  /** Sanitized markup with absolute URLs, or null if the entry has only a summary. */
  content: string | null;
  image: { url: string; mediaType: string; bytes: number | null } | null;
};

/** The time of the last change of a feed, or null if it has no entries. */
export function getFeedModified({ entries }: Feed): string | null {
  return (
    entries
      .map(({ modified }) => modified)
      .toSorted()
      .at(-1) ?? null
  );
}
