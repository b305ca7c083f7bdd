/** Validated arguments of a connection, as in WPGraphQL. `after` and `before` are database ids. */
export type PageArgs = {
  limit: number;
  direction: 'forward' | 'backward';
  after: number | null;
  before: number | null;
  offset: number | null;
  /** Whether the query sets no size. */
  isDefault?: boolean;
};

/** One page in list order, regardless of the paging direction. `total` is counted for offset pagination only. */
export type Page<T> = { rows: T[]; hasNext: boolean; hasPrevious: boolean; total: number | null };
