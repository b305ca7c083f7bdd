/** Offset pagination of a list inside a page. The query string selects the page of the list: `?list=3&after=12#list-3`. */

export type Pagination = {
  /** Path of the page, such as `/news/`. Empty when the page has none: links are then relative. */
  base: string;
  /** Value of the `list` parameter, which identifies the list on its page. */
  list: string;
  /** Number of items before the current page of the list. */
  position: number;
  /** Number of items per page. */
  size: number;
  /** Number of items on all pages together. */
  total: number;
};

/** Which page of how many entries is shown. */
export type PagePosition = Pick<Pagination, 'position' | 'size' | 'total'>;

/** How many page numbers to show on each side of the current one. */
const NEIGHBOR_COUNT = 2;

/** HTML id of the list's element. Pagination links end in this fragment, so the browser scrolls to the list, not to the top of the page. */
export const getListElementId = (list: string): string => `list-${list}`;

/** Number of pages, at least 1. */
export const countPages = ({ total, size }: PagePosition): number => Math.max(Math.ceil(total / size), 1);

/** Number of the current page, starting at 1. */
export const getCurrentPage = ({ position, size }: PagePosition): number => Math.floor(position / size) + 1;

/** @param pageNumber starts at 1 */
export function getPageUrl({ base, list, size }: Pagination, pageNumber: number): string {
  const hash = `#${encodeURIComponent(getListElementId(list))}`;
  if (pageNumber <= 1 && base) return `${base}${hash}`;
  const query = new URLSearchParams({ list });
  if (pageNumber > 1) query.set('after', String((pageNumber - 1) * size));
  return `${base}?${query.toString()}${hash}`;
}

/** The page numbers to show: the first, the last and those near the current one. Null marks a gap. */
export function getVisiblePageNumbers(pagination: PagePosition): (number | null)[] {
  const [last, current] = [countPages(pagination), getCurrentPage(pagination)];
  const visible = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= NEIGHBOR_COUNT,
  );
  return visible.flatMap((number, index) => (index > 0 && number - (visible[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
