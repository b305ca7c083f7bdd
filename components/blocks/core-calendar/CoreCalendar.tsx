import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { CoreCalendar_block$data, CoreCalendar_block$key } from '#generated/CoreCalendar_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { formatMonth } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreCalendar.module.css';

type Post = NonNullable<CoreCalendar_block$data['calendar']>['posts'][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A calendar of one month. Days on which posts were published link to the first of them. */
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
          previous
          next
          isOutOfRange
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
  if (calendar.isOutOfRange) notFound();
  const { year, month, posts, previous, next } = calendar;
  const postsByDay = Map.groupBy(posts, ({ date }) => Number(date?.slice(8, 10)));
  return (
    <div className={getPresetClass(attributes, styles.calendar)}>
      <table>
        <caption>{formatMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`)}</caption>
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
          {getWeeks(year, month).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <td key={column}>{day && <Day day={day} posts={postsByDay.get(day) ?? []} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav className={styles.months} aria-label="Previous and next month">
        {previous && <MonthLink month={previous} />}
        {next && <MonthLink month={next} />}
      </nav>
    </div>
  );
}

/** A day links to its first post, because there is room for only one link. The titles of the other posts are part of the link's name. */
function Day({ day, posts }: { day: number; posts: readonly Post[] }) {
  const [first] = posts;
  if (!first) return day;
  return (
    <SmartLink className={styles.day} href={first.uri} label={`${day}: ${posts.map(({ title }) => title).join('; ')}`}>
      {day}
    </SmartLink>
  );
}

/** @param month such as `2026-11` */
function MonthLink({ month }: { month: string }) {
  return (
    <a href={`?month=${month}`} rel="nofollow">
      {formatMonth(`${month}-01`)}
    </a>
  );
}

const getFirstDay = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1));

/** Splits the month into weeks that start on Monday. Cells before the first and after the last day are null. */
function getWeeks(year: number, month: number): (number | null)[][] {
  const emptyCells = (getFirstDay(year, month).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [...Array.from({ length: emptyCells }, () => null), ...Array.from({ length: days }, (_, index) => index + 1)];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}
