/**
 * The week of the year, as MySQL numbers it: `WEEK(date, 1)` for Monday, and `WEEK(DATE_SUB(date, INTERVAL n DAY), 0)` for all other days. The first four dates are
 * examples of its manual, the others follow its rules.
 */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import { getWeekNumber } from '../../content/store/nodes/week-number.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = await connect(inject('databaseUrl'));
});
afterAll(() => db.destroy());

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

test.each([
  ['2008-02-20', SUNDAY, 7],
  ['2008-02-20', MONDAY, 8],
  ['2000-01-01', SUNDAY, 0],
  ['2008-12-31', MONDAY, 53],
  // 2025 begins on a Wednesday, 2027 on a Friday, 2024 on a Monday.
  ['2025-01-01', SUNDAY, 0],
  ['2025-01-05', SUNDAY, 1],
  ['2025-01-01', MONDAY, 1],
  ['2025-01-06', MONDAY, 2],
  ['2027-01-03', MONDAY, 0],
  ['2027-01-04', MONDAY, 1],
  ['2024-01-01', MONDAY, 1],
  ['2024-12-31', MONDAY, 53],
  // Six days earlier is December 26, 2024, and Sunday, January 5, 2025.
  ['2025-01-01', SATURDAY, 51],
  ['2025-01-11', SATURDAY, 1],
])('%s is in the week of the year, with weeks that start on day %i: %i', async (date, startOfWeek, week) => {
  const { rows } = await sql<{ week: number }>`select ${getWeekNumber(sql`${date}::timestamp`, startOfWeek)} as week`.execute(db);
  expect(rows).toEqual([{ week }]);
});
