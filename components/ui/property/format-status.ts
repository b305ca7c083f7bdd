import { formatMonth } from '#lib/format/date.ts';

type Status = { slug: string | null; name: string | null };

/** Formats the availability of a building: the name of its status term, and the month if it is available later. Null without a status. */
export function formatStatus(status: Status | null | undefined, availableFrom: string | null | undefined): string | null {
  const month = formatMonth(availableFrom);
  if (!status?.name || !month) return status?.name ?? null;
  if (status.slug === 'available-later') return `Available ${month}`;
  if (status.slug === 'under-construction') return `${status.name}, complete ${month}`;
  return status.name;
}
