/** A month with the posts that were published in it. */
import { formatLocalDate } from '../../../core/format-date.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { parameterOf, parametersArg } from '../address-parameters.ts';
import type { BlockSourceSpec } from './types.ts';

type Calendar = { year: number; month: number; posts: NodeRow[] };

/** A month of a hundred posts is shown by its first hundred. */
const MAX_POSTS = 100;

const firstOf = (year: number, month: number) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01T00:00:00`;

const whole = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : null);

export const postCalendar: BlockSourceSpec = {
  name: 'post-calendar',
  type: 'PostCalendar',
  args: parametersArg,
  declare: (builder) =>
    builder.object('PostCalendar', {
      description: 'A month of posts.',
      fields: {
        year: { type: 'Int!', description: 'Year.' },
        month: { type: 'Int!', description: 'Month, 1 to 12.' },
        posts: { type: '[Post!]!', description: 'Posts of the month, the oldest first.', resolve: ({ posts }: Calendar) => posts },
      },
    }),
  resolve: async ({ block }, { parameters }, { store, site }): Promise<Calendar | null> => {
    const page = { direction: 'forward' as const, after: null, before: null, offset: null };
    const [, askedYear, askedMonth] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(parameterOf(parameters, 'month') ?? '') ?? [];
    let [year, month] = askedYear
      ? [Number(askedYear), Number(askedMonth)]
      : [whole(block.attributes['year']), whole(block.attributes['month'])];
    if (!year || !month || year < 1000) {
      const { rows } = await store.nodes({ types: ['post'] }, { ...page, limit: 1 });
      const [newest] = rows;
      if (!newest) return null;
      [year = 0, month = 0] = formatLocalDate(newest.date, site.timezone).split('-').map(Number);
    }
    const [afterYear, afterMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
    const dates = {
      column: 'date' as const,
      timezone: site.timezone,
      from: firstOf(year, month),
      until: firstOf(afterYear, afterMonth),
      parts: [],
      any: false,
    };
    const { rows } = await store.nodes({ types: ['post'], filter: { dates } }, { ...page, limit: MAX_POSTS });
    return { year, month, posts: rows.toReversed() };
  },
};
