/** Formats totals of the company's buildings. */
import { formatDollars, formatOneDecimal } from './number.ts';
import { pluralize } from './pluralize.ts';

/** Formats a share from 0 to 1: `97.1%`, `100%`. Only a share of exactly 1 is 100%, and a smaller one is never rounded up to it. */
export function formatShare(share: number | null | undefined): string | null {
  if (typeof share !== 'number') return null;
  return share === 1 ? '100%' : `${formatOneDecimal(Math.min(share * 100, 99.9))}%`;
}

type AskingRents = { readonly lowestAskingRent: number | null; readonly highestAskingRent: number | null };

/** Formats a range of rents per square foot per year: `$8.60`, `$8.60 to $9.45`. Null if no rent is published. */
export function formatAskingRents({ lowestAskingRent: lowest, highestAskingRent: highest }: AskingRents): string | null {
  if (typeof lowest !== 'number' || typeof highest !== 'number') return null;
  return lowest === highest ? formatDollars(lowest) : `${formatDollars(lowest)} to ${formatDollars(highest)}`;
}

/** Formats the label of the link to the buildings of a place: `View 7 buildings with available space`. */
export function formatSpaceLink(buildingsWithSpace: number): string {
  if (buildingsWithSpace === 0) return 'View buildings';
  return `View ${pluralize(buildingsWithSpace, 'building')} with available space`;
}
