/** Pages of a list, chosen in the URL: `?list=3&after=12` is the page after the first 12 entries of the list named 3. */
import type { FieldSpecs } from '../../core/builder.ts';
import { getParameter, type UrlParameter } from '../url-parameters.ts';

/** A page of a list. Positions are numbers, unlike cursors, so that pages can be numbered. */
export type ListPage = {
  /** Name of the list in the URL. */
  list: string;
  /** Number of entries before the page. */
  position: number;
  /** Entries per page. */
  size: number;
  /** Total number of entries. */
  total: number;
  /** Whether the URL requests a page after the last one. The page is then the first one. */
  isPastEnd: boolean;
};

/** Pages further down are not available, because each page costs as much as all entries before it. */
export const MAX_POSITION = 10_000;

/** @returns the number of entries before the requested page, always a multiple of the page size. 0 if the parameters are invalid. The page may not exist. */
export function getListPosition(list: string, size: number, parameters: readonly UrlParameter[] | null | undefined): number {
  if (getParameter(parameters, 'list') !== list) return 0;
  const after = Number(getParameter(parameters, 'after'));
  return Number.isSafeInteger(after) && after > 0 ? after - (after % size) : 0;
}

export const listPageFields: FieldSpecs = {
  list: { type: 'String!', description: 'Name of the list, for the URL parameter `list`.' },
  position: { type: 'Int!', description: 'Number of entries before this page. The URL parameter `after` selects another page.' },
  size: { type: 'Int!', description: 'Entries per page.' },
  total: { type: 'Int!', description: 'Total number of entries.' },
  isPastEnd: {
    type: 'Boolean!',
    description: 'Whether the URL requests a page after the last one. The entries are then those of the first page.',
  },
};
