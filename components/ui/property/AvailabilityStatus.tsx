import { formatMonth } from '#lib/format/date.ts';
import { StatusBadge } from './StatusBadge.tsx';

type Props = { status: { slug: string | null; name: string | null } | null | undefined; availableFrom: string | null | undefined };

/** The availability of a building: the name of its status term, and the month if it is available later. */
export function AvailabilityStatus({ status, availableFrom }: Props) {
  if (!status?.name) return null;
  return <StatusBadge slug={status.slug}>{formatStatus(status, formatMonth(availableFrom))}</StatusBadge>;
}

function formatStatus({ slug, name }: { slug: string | null; name: string | null }, month: string | null): string | null {
  if (!month) return name;
  if (slug === 'available-later') return `Available ${month}`;
  if (slug === 'under-construction') return `${name}, complete ${month}`;
  return name;
}
