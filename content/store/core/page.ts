/** One page of a list: its arguments and its result. */
/** Arguments of a connection as WPGraphQL takes them, already checked. `after` and `before` are database ids. */
export type PageArgs = {
  limit: number;
  direction: 'forward' | 'backward';
  after: number | null;
  before: number | null;
  offset: number | null;
  /** Nobody asked for a size. */
  isDefault?: boolean;
};

/** One page, in display order whatever the direction. `total` is counted only for offset pages. */
export type Page<T> = { rows: T[]; hasNext: boolean; hasPrevious: boolean; total: number | null };
