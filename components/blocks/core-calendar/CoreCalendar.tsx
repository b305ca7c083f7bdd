import { graphql } from 'relay-runtime';
import type { CoreCalendar_block$data, CoreCalendar_block$key } from '#generated/CoreCalendar_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreCalendar.module.css';

type Post = NonNullable<CoreCalendar_block$data['calendar']>['posts'][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A month; days on which something was published lead to it. */
export function CoreCalendar({ block }: { block: CoreCalendar_block$key }) {
  const { attributes, calendar } = readFragment(
    graphql`
      fragment CoreCalendar_block on CoreCalendarBlock {
        attributes {
          align
          backgroundColor
          textColor
          fontSize
          style
        }
        calendar(parameters: $parameters) {
          year
          month
          posts {
            title
            uri
            date
          }
        }
      }
    `,
    block,
  );
  if (!calendar) return null;
  const { year, month, posts } = calendar;
  const byDay = Map.groupBy(posts, ({ date }) => Number(date?.slice(8, 10)));
  return (
    <div className={getPresetClass(attributes, styles.calendar)}>
      <table>
        <caption>{nameOf(year, month)}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <td key={column}>{day && <Day day={day} posts={byDay.get(day) ?? []} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav className={styles.turn} aria-label={`Months around ${nameOf(year, month)}`}>
        <a href={addressOf(year, month - 1)} rel="nofollow">
          {nameOf(year, month - 1)}
        </a>
        <a href={addressOf(year, month + 1)} rel="nofollow">
          {nameOf(year, month + 1)}
        </a>
      </nav>
    </div>
  );
}

/** The first post of the day is the link, the others are named with it: a day has room for one. */
function Day({ day, posts }: { day: number; posts: readonly Post[] }) {
  const [first] = posts;
  if (!first) return day;
  return (
    <SmartLink className={styles.day} href={first.uri} label={`${day}: ${posts.map(({ title }) => title).join('; ')}`}>
      {day}
    </SmartLink>
  );
}

/** Months may be counted past either end of a year: 13 is January of the next. */
function nameOf(year: number, month: number): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(firstOf(year, month));
}

function addressOf(year: number, month: number): string {
  return `?month=${firstOf(year, month).toISOString().slice(0, 7)}`;
}

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1));

/** Days in rows of seven from Monday on; null before the first and after the last. */
function weeksOf(year: number, month: number): (number | null)[][] {
  const before = (firstOf(year, month).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [...Array.from({ length: before }, () => null), ...Array.from({ length: days }, (_, index) => index + 1)];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}
