import { formatMonth } from '#lib/format/date.ts';
import { StatusBadge } from './StatusBadge.tsx';

type Props = { status: { slug: string | null; name: string | null } | null | undefined; from: string | null | undefined };

/** A building's status as its term tells it; space that comes later says when. */
export function AvailabilityStatus({ status, from }: Props) {
  if (!status?.name) return null;
  return <StatusBadge slug={status.slug}>{formatStatus(status, formatMonth(from))}</StatusBadge>;
}

function formatStatus({ slug, name }: { slug: string | null; name: string | null }, month: string | null): string | null {
  if (!month) return name;
  if (slug === 'available-later') return `From ${month}`;
  if (slug === 'under-construction') return `${name}, done ${month}`;
  return name;
}
