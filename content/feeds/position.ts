/** An open position as feeds and editors tell it, brought to one form. All of it is text: nothing of a feed is markup, or longer than a page bears. */
import { dayOf, linkOf, textOf } from './texts.ts';

export type Position = {
  title: string;
  department: string | null;
  location: string | null;
  employmentType: string | null;
  /** An address of the web, or a path of the site. */
  link: string | null;
  /** Days, `2026-11-18`. */
  datePosted: string | null;
  validThrough: string | null;
  description: string | null;
};

export type PositionTexts = { [name in keyof Position]: unknown };

const longest: Readonly<Record<keyof Position, number>> = {
  title: 200,
  department: 100,
  location: 160,
  employmentType: 60,
  link: 2_000,
  datePosted: 40,
  validThrough: 40,
  description: 4_000,
};

/** @returns null for what has no title */
export function toPosition(given: PositionTexts): Position | null {
  const text = (name: keyof Position): string | null => textOf(given[name])?.slice(0, longest[name]).toWellFormed().trim() || null;
  const title = text('title');
  if (title === null) return null;
  return {
    title,
    department: text('department'),
    location: text('location'),
    employmentType: text('employmentType'),
    link: linkOf(given.link),
    datePosted: dayOf(given.datePosted),
    validThrough: dayOf(given.validThrough),
    description: text('description'),
  };
}
