import { formatDate, toDateTime } from '#lib/format/date.ts';

/** A date of the content, for people and machines; nothing for what is no date. */
export function DateText({ date, className }: { date: string | null | undefined; className?: string | undefined }) {
  const text = formatDate(date);
  if (!text) return null;
  return (
    <time className={className} dateTime={toDateTime(date) ?? undefined}>
      {text}
    </time>
  );
}
