/** Validated arguments of a connection, as in WPGraphQL. `after` and `before` are database ids. */
export type PageArgs = {
  limit: number;
  direction: 'forward' | 'backward';
  after: number | null;
  before: number | null;
  offset: number | null;
  /** Whether the query sets no size. WPGraphQL then reports a next page only before a cursor. */
  isDefault?: boolean;
  /** Whether to count all nodes of the list, from the cursor on. Offset pagination always counts them. */
  countTotal?: boolean;
};

/** Creates arguments for the first rows of a list, or for those from an offset on. */
export const createPageArgs = (limit: number, offset: number | null = null): PageArgs => ({
  limit,
  direction: 'forward',
  after: null,
  before: null,
  offset,
});

/** One page in list order, regardless of the paging direction. `total` is null unless it is counted. */
export type Page<T> = { rows: T[]; hasNext: boolean; hasPrevious: boolean; total: number | null };
