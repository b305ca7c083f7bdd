/** A path that has no page, and some of the content and menus that link to it. */
export type BrokenLink = { path: string; nodeIds: readonly number[]; menuIds: readonly number[] };

/** The result of the last check. `checkedAt` is null before the first one. */
export type LinkReport = { checkedAt: Date | null; brokenLinks: readonly BrokenLink[] };
