/** Parts of a list that a page shows one at a time, and their addresses: `?list=3&after=12#list-3`. */

export type Paged = {
  /** Address of the page, or nothing where it has none: links are then relative. */
  base: string;
  /** What the list is called in the address. */
  list: string;
  /** How many stand before the part that is shown. */
  position: number;
  /** How many one part holds. */
  size: number;
  total: number;
};

/** Numbers beside the current one. */
const REACH = 2;

/** Id of the list's element: whoever turns to another part arrives there, not at the top of the page. */
export const listId = (list: string): string => `list-${list}`;

export const partCount = ({ total, size }: Paged): number => Math.max(Math.ceil(total / size), 1);

/** From 1. */
export const currentPart = ({ position, size }: Paged): number => Math.floor(position / size) + 1;

/** @param part from 1 */
export function partAddress({ base, list, size }: Paged, part: number): string {
  const place = `#${encodeURIComponent(listId(list))}`;
  if (part <= 1 && base) return `${base}${place}`;
  const asked = new URLSearchParams({ list });
  if (part > 1) asked.set('after', String((part - 1) * size));
  return `${base}?${asked.toString()}${place}`;
}

/** Numbers to show: the first, the last and those around the current one; null where some are left out. */
export function partNumbers(paged: Paged): (number | null)[] {
  const [last, current] = [partCount(paged), currentPart(paged)];
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= REACH,
  );
  return shown.flatMap((number, index) => (index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
