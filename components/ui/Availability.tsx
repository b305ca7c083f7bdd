import { formatMonth } from '#lib/format/date.ts';
import { Status } from './Status.tsx';

type Props = { status: { slug: string | null; name: string | null } | null | undefined; from: string | null | undefined };

/** A building's status as its term tells it; space that comes later says when. */
export function Availability({ status, from }: Props) {
  if (!status?.name) return null;
  return <Status slug={status.slug}>{wording(status, formatMonth(from))}</Status>;
}

function wording({ slug, name }: { slug: string | null; name: string | null }, month: string | null): string | null {
  if (!month) return name;
  if (slug === 'available-later') return `From ${month}`;
  if (slug === 'under-construction') return `${name}, done ${month}`;
  return name;
}
