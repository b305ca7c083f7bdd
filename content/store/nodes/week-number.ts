import { type RawBuilder, sql } from 'kysely';

/**
 * The week of the year of a local time, from 0 to 53, as WordPress numbers weeks (`_wp_mysql_week`). Weeks that start on Monday are counted from the first one with
 * at least four days in the year (MySQL's mode 1), all others from the first one that begins in the year (mode 0): its days before that are week 0.
 * @param startOfWeek 0 is Sunday
 */
export function getWeekNumber(local: RawBuilder<unknown>, startOfWeek: number): RawBuilder<number> {
  const get = (unit: 'doy' | 'dow' | 'isodow', time: RawBuilder<unknown>) => sql`extract(${sql.raw(unit)} from ${time})::int`;
  if (startOfWeek === 1) {
    // A year that begins on Tuesday, Wednesday or Thursday begins with a short week of four to six days, which counts.
    const isShort = sql`(${get('isodow', sql`date_trunc('year', ${local})`)} between 2 and 4)::int`;
    return sql`((${get('doy', local)} + 7 - ${get('isodow', local)}) / 7 + ${isShort})`;
  }
  const shifted = sql`(${local} - make_interval(days => ${startOfWeek}::int))`;
  return sql`((${get('doy', shifted)} + 6 - ${get('dow', shifted)}) / 7)`;
}
