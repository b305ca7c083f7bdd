import { formatStatus } from './format-status.ts';
import { StatusBadge } from './StatusBadge.tsx';

type Props = { status: { slug: string | null; name: string | null } | null | undefined; availableFrom: string | null | undefined };

/** The availability of a building: the name of its status term, and the month if it is available later. */
export function AvailabilityStatus({ status, availableFrom }: Props) {
  const text = formatStatus(status, availableFrom);
  return text === null ? null : <StatusBadge slug={status?.slug ?? null}>{text}</StatusBadge>;
}
