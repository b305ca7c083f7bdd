/** The columns of CSV files with redirects. */
export type RedirectColumn = 'origin' | 'target' | 'type' | 'format';

/** The order of the columns in a file without a header. */
export const defaultRedirectColumns: readonly RedirectColumn[] = ['origin', 'target', 'type', 'format'];

/** The names of the columns in headers, in lower case. */
export const redirectColumnNames: Readonly<Record<string, RedirectColumn>> = {
  from: 'origin',
  origin: 'origin',
  source: 'origin',
  'source url': 'origin',
  to: 'target',
  target: 'target',
  destination: 'target',
  'target url': 'target',
  status: 'type',
  type: 'type',
  code: 'type',
  format: 'format',
};
