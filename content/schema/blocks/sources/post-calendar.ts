/** The posts of a month. */
import { formatLocalDate } from '../../../core/format-date.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { createPageArgs } from '../../../store/core/page.ts';

type Calendar = { year: number; month: number; posts: NodeRow[] };

/** Maximum number of posts in a month. */
const MAX_POSTS = 100;

const getMonthStart = (year: number, month: number) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01T00:00:00`;

const toInteger = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : null);

export const postCalendar: BlockDataSource = {
  name: 'post-calendar',
  type: 'PostCalendar',
  args: parametersArg,
  declare: (builder) =>
    builder.object('PostCalendar', {
      description: 'Posts of a month.',
      fields: {
        year: { type: 'Int!', description: 'Year.' },
        month: { type: 'Int!', description: 'Month, from 1 to 12.' },
        posts: { type: '[Post!]!', description: 'Posts of the month, oldest first.', resolve: ({ posts }: Calendar) => posts },
      },
    }),
  resolve: async ({ block }, { parameters }, { store, site }): Promise<Calendar | null> => {
    const [, requestedYear, requestedMonth] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(getParameter(parameters, 'month') ?? '') ?? [];
    let [year, month] = requestedYear
      ? [Number(requestedYear), Number(requestedMonth)]
      : [toInteger(block.attributes['year']), toInteger(block.attributes['month'])];
    if (!year || !month || year < 1000 || year > 9999 || month < 1 || month > 12) {
      const { rows } = await store.nodes({ types: ['post'], filter: { hasPassword: false } }, createPageArgs(1));
      const [newest] = rows;
      if (!newest) return null;
      [year = 0, month = 0] = formatLocalDate(newest.date, site.timezone).split('-').map(Number);
    }
    const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
    const dates = {
      column: 'date' as const,
      timezone: site.timezone,
      from: getMonthStart(year, month),
      until: getMonthStart(nextYear, nextMonth),
      parts: [],
      any: false,
    };
    const { rows } = await store.nodes({ types: ['post'], filter: { hasPassword: false, dates } }, createPageArgs(MAX_POSTS));
    return { year, month, posts: rows.toReversed() };
  },
};
