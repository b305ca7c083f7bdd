/** Open positions from feeds and editors, converted to plain text of limited length. */
import { toIsoDay, toLink, toPlainText } from './plain-values.ts';

export type Position = {
  title: string;
  department: string | null;
  location: string | null;
  employmentType: string | null;
  /** A web URL, or a path on the site. */
  link: string | null;
  /** Such as `2026-11-18`. */
  datePosted: string | null;
  validThrough: string | null;
  description: string | null;
};

export type PositionInput = { [name in keyof Position]: unknown };

const maxLengths: Readonly<Record<keyof Position, number>> = {
  title: 200,
  department: 100,
  location: 160,
  employmentType: 60,
  link: 2_000,
  datePosted: 40,
  validThrough: 40,
  description: 4_000,
};

/** @returns null if there is no title */
export function toPosition(input: PositionInput): Position | null {
  const text = (name: keyof Position): string | null => toPlainText(input[name])?.slice(0, maxLengths[name]).toWellFormed().trim() || null;
  const title = text('title');
  if (title === null) return null;
  return {
    title,
    department: text('department'),
    location: text('location'),
    employmentType: text('employmentType'),
    link: toLink(input.link),
    datePosted: toIsoDay(input.datePosted),
    validThrough: toIsoDay(input.validThrough),
    description: text('description'),
  };
}

/** Identifies an entry of a feed, so that its page is found again when the feed is loaded again. */
export function getEntryId({ link, title, department, location }: Position): string {
  return link ?? [title, department, location].filter((part) => part !== null).join(' | ');
}
