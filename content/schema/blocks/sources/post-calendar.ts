/** The posts of a month, and the nearest months with posts before and after it. */
import { formatLocalDate } from '../../../core/format-date.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { createPageArgs } from '../../../store/core/page.ts';

type Month = { year: number; month: number };
type Calendar = Month & { posts: NodeRow[]; previous: Month | null; next: Month | null; isOutOfRange: boolean };

/** Maximum number of posts in a month. */
const MAX_POSTS = 100;

const formatMonth = ({ year, month }: Month) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

const getMonthStart = (month: Month) => `${formatMonth(month)}-01T00:00:00`;

/** Months in order have numbers in order. */
const toIndex = ({ year, month }: Month) => year * 12 + month;

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
        previous: {
          type: 'String',
          description: 'The nearest earlier month with posts, such as `2026-10`, for the URL parameter `month`.',
          resolve: ({ previous }: Calendar) => previous && formatMonth(previous),
        },
        next: {
          type: 'String',
          description: 'The nearest later month with posts.',
          resolve: ({ next }: Calendar) => next && formatMonth(next),
        },
        isOutOfRange: {
          type: 'Boolean!',
          description: 'Whether the URL requests a month before the first or after the last one with posts.',
        },
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
      from: getMonthStart({ year, month }),
      until: getMonthStart({ year: nextYear, month: nextMonth }),
      parts: [],
      any: false,
    };
    const { rows } = await store.nodes({ types: ['post'], filter: { hasPassword: false, dates } }, createPageArgs(MAX_POSTS));
    // Newest first.
    const months = await store.postMonths(site.timezone);
    const index = toIndex({ year, month });
    const previous = months.find((each) => toIndex(each) < index) ?? null;
    const next = months.findLast((each) => toIndex(each) > index) ?? null;
    const isOutOfRange = requestedYear !== undefined && rows.length === 0 && (previous === null || next === null);
    return { year, month, posts: rows.toReversed(), previous, next, isOutOfRange };
  },
};
