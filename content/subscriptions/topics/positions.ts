/** Open positions that match the filters of the list of positions, once they are published. */
import { formatPay } from '#lib/careers/pay.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatParameters, type Parameter, parseParameters } from '#lib/uri/parameters.ts';
import { getSiteSettings } from '../../commands/settings/site-settings.ts';
import { formatLocalDate } from '../../core/format-date.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { readPositionFacts } from '../../core/position.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import {
  chooseFilters,
  listFilterOptions,
  loadOpenPositions,
  matchesFilters,
  type PositionFilters,
} from '../../schema/careers/open-positions.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { createPageArgs } from '../../store/core/page.ts';
import { listAnnouncedNodes, recordAnnouncedNodes } from '../announced-nodes.ts';
import type { Topic, TopicItem } from '../topic.ts';

/** Positions, open or not, whose departments and locations an alert can name. */
const MAX_KNOWN = 1000;

export const positionTopic: Topic = {
  name: 'positions',
  title: 'Open positions',
  singular: 'position',
  normalizeQuery: async (query, store) => formatFilters(await parseQuery(query, store)),
  // The names are those of published positions, so they contain nothing that the visitor has typed.
  describeQuery: async (query, store) => {
    const { department, location, type } = await parseQuery(query, store);
    return [department, location, type].filter((name) => name !== null).join(', ') || 'All positions';
  },
  getHref: async (query) => `${getContentType('positions').archive ?? '/'}${query && '?'}${query}`,
  prepare: async (services, now) => await recordAnnouncedNodes(services, 'positions', now),
  listNew: async (query, period, limit, services, store) => {
    const ids = await listAnnouncedNodes(services, period);
    if (ids.length === 0) return [];
    const filters = await parseQuery(query, store);
    const { timezone } = await getSiteSettings(services.db);
    const open = await loadOpenPositions(store, formatLocalDate(period.until, timezone).slice(0, 10));
    return open
      .filter((node) => ids.includes(node.id) && matchesFilters(readPositionFacts(node), filters))
      .slice(0, limit)
      .flatMap(toItem);
  },
};

/** Reads the filters. An alert keeps the department of its last open position, because the next one is what it waits for. */
async function parseQuery(query: string, store: ContentStore): Promise<PositionFilters> {
  const { rows } = await store.nodes({ types: ['positions'], filter: { hasPassword: false } }, createPageArgs(MAX_KNOWN));
  const parameters = parseParameters(query);
  return chooseFilters(
    listFilterOptions(rows.map(readPositionFacts)),
    (name) => parameters.find((each) => each.name === name)?.value ?? null,
  );
}

/** Values in URLs are in lower case, as in the filters of the list. */
function formatFilters({ department, location, type }: PositionFilters): string {
  const parameters = [
    { name: 'type' as const, value: type },
    { name: 'department' as const, value: department },
    { name: 'location' as const, value: location },
  ].flatMap(({ name, value }): Parameter[] => (value === null ? [] : [{ name, value: value.toLowerCase() }]));
  return formatParameters(parameters).slice(1);
}

function toItem(node: NodeRow): TopicItem[] {
  const { department, location, employmentType, pay, validThrough } = readPositionFacts(node);
  const deadline = formatDate(validThrough);
  const facts = [
    [department, location, employmentType].filter(Boolean).join(', '),
    pay && formatPay(pay),
    deadline && `Apply by ${deadline}`,
  ];
  return node.uri
    ? [{ title: toPlainText(node.title), uri: node.uri, facts: facts.filter((fact) => fact !== null).filter((fact) => fact !== '') }]
    : [];
}
