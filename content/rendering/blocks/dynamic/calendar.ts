/** The calendar of posts. It shows the month of the newest post unless a month is chosen, because rendered content does not depend on the current date. */
import { formatLocalDate } from '../../../core/format-date.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { getStartOfWeek } from '../../../core/start-of-week.ts';
import { escapeUrl } from '../../html/escape.ts';
import type { RenderContext } from '../../render-context.ts';
import type { DynamicRenderer } from '../dynamic-block.ts';
import { getLinkColorClass, getWrapperAttributes } from '../wrapper-attributes.ts';
import { monthNames } from './node-parts.ts';

type Calendar = { year: number; month: number; posts: NodeRow[] };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAYS_PER_WEEK = 7;

export const renderCalendar: DynamicRenderer = async (block, context) => {
  const calendar = (await block.loadData('calendar')) as Calendar | null;
  if (!calendar) return '';
  const firstDay = getStartOfWeek(await context.store.option('settings'));
  const linkClass = getLinkColorClass(block);
  const head = weekdays.map((_name, index) => {
    const name = weekdays[(index + firstDay) % DAYS_PER_WEEK] ?? '';
    return `\n\t\t<th scope="col" title="${name}">${name[0]}</th>`;
  });
  const table = `<table id="wp-calendar" class="wp-calendar-table${linkClass && ` ${linkClass}`}">\n\t<caption>${monthNames[calendar.month - 1]} ${calendar.year}</caption>\n\t<thead>\n\t<tr>${head.join('')}\n\t</tr>\n\t</thead>\n\t<tbody>\n\t<tr>${renderDays(calendar, firstDay, context)}\n\t</tr>\n\t</tbody>\n\t</table>`;
  return `<div ${getWrapperAttributes(block)}>${table}${await renderNavigation(calendar, context)}</div>`;
};

function renderDays({ year, month, posts }: Calendar, firstDay: number, { site }: RenderContext): string {
  const daysWithPosts = new Set(posts.map(({ date }) => Number(formatLocalDate(date, site.timezone).slice(8, 10))));
  const pad = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() - firstDay + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let markup = pad > 0 ? `\n\t\t<td colspan="${pad}" class="pad">&nbsp;</td>` : '\n\t\t';
  for (let day = 1; day <= days; day += 1) {
    if (day > 1 && (pad + day - 1) % DAYS_PER_WEEK === 0) markup += '\n\t</tr>\n\t<tr>\n\t\t';
    const url = `${site.contentUrl}/${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/`;
    const label = `Posts published on ${monthNames[month - 1]} ${day}, ${year}`;
    markup += daysWithPosts.has(day) ? `<td><a href="${escapeUrl(url)}" aria-label="${label}">${day}</a></td>` : `<td>${day}</td>`;
  }
  const rest = (DAYS_PER_WEEK - ((pad + days) % DAYS_PER_WEEK)) % DAYS_PER_WEEK;
  return rest > 0 ? `${markup}\n\t\t<td class="pad" colspan="${rest}">&nbsp;</td>` : markup;
}

/** Links to the nearest months with posts. */
async function renderNavigation({ year, month }: Calendar, { store, site }: RenderContext): Promise<string> {
  const all = await store.postMonths(site.timezone);
  const current = year * 12 + month;
  const toNumber = (item: { year: number; month: number }) => item.year * 12 + item.month;
  const previous = all.find((item) => toNumber(item) < current);
  const next = all.findLast((item) => toNumber(item) > current);
  const link = (item: { year: number; month: number } | undefined, format: (name: string) => string) =>
    item
      ? `<a href="${escapeUrl(`${site.contentUrl}/${item.year}/${String(item.month).padStart(2, '0')}/`)}">${format(monthNames[item.month - 1]?.slice(0, 3) ?? '')}</a>`
      : '&nbsp;';
  return `<nav aria-label="Previous and next months" class="wp-calendar-nav">\n\t\t<span class="wp-calendar-nav-prev">${link(previous, (name) => `&laquo; ${name}`)}</span>\n\t\t<span class="pad">&nbsp;</span>\n\t\t<span class="wp-calendar-nav-next">${link(next, (name) => `${name} &raquo;`)}</span>\n\t</nav>`;
}
