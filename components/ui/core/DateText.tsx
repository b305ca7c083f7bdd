import { formatDate, toDateTime } from '#lib/format/date.ts';

/** A formatted date in a `<time>` element. Renders nothing if the date is missing or invalid. */
export function DateText({ date, className }: { date: string | null | undefined; className?: string | undefined }) {
  const text = formatDate(date);
  if (!text) return null;
  return (
    <time className={className} dateTime={toDateTime(date) ?? undefined}>
      {text}
    </time>
  );
}
