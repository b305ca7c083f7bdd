/** Open positions of the block, of the content type and of a feed, filtered by the URL. */
import { isRecord } from '#lib/json/records.ts';
import type { Services } from '../../../commands/core/services.ts';
import { readPositionFacts } from '../../../core/position.ts';
import type { FieldValue } from '../../../core/rows/fields.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { createFeedCache, type FeedCache } from '../../../feeds/feed-cache.ts';
import { loadPositions } from '../../../feeds/load-feed.ts';
import { getEntryId, type Position, toPosition } from '../../../feeds/position.ts';
import {
  getToday,
  type ListedPosition,
  loadOpenPositions,
  type OpenPositions,
  selectPositions,
  toListedPosition,
} from '../../careers/open-positions.ts';
import { parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';

/** Feed caches, one per set of services. */
const feedCaches = new WeakMap<Services, FeedCache<Position>>();

export const positions: BlockDataSource = {
  name: 'positions',
  type: 'OpenPositions',
  args: parametersArg,
  resolve: async ({ block: { attributes } }, { parameters }, context): Promise<OpenPositions> => {
    const { store, services } = context;
    const today = getToday(context);
    const { feedUrl, listsPages, departments } = attributes;
    const url = typeof feedUrl === 'string' ? feedUrl.trim() : '';
    const nodes = listsPages === true || url !== '' ? await loadOpenPositions(store, today) : [];
    const isFromFeed = (node: NodeRow) => url !== '' && readPositionFacts(node).source?.feedUrl === url;
    const pages = nodes.filter((node) => (listsPages === true ? isInDepartments(node, departments) : isFromFeed(node)));
    const own = parseOwnPositions(attributes['positions']);
    const imported = new Set(nodes.filter(isFromFeed).flatMap((node) => readPositionFacts(node).source?.entryId ?? []));
    const entries = url === '' ? [] : await getFeedCache(services).read(url);
    const all: ListedPosition[] = [
      ...own.map(withoutPage),
      ...pages.map(toListedPosition(context)),
      ...entries.filter((entry) => !imported.has(getEntryId(entry))).map(withoutPage),
    ];
    return await selectPositions(
      all.filter(({ validThrough }) => validThrough === null || validThrough >= today),
      parameters,
      context,
    );
  },
};

const withoutPage = (position: Position): ListedPosition => ({ ...position, nodeId: null, uri: null, pay: null });

/** An empty list of departments stands for all. */
function isInDepartments(node: NodeRow, departments: FieldValue | undefined): boolean {
  const names = Array.isArray(departments) ? departments.filter((name) => typeof name === 'string') : [];
  const department = readPositionFacts(node).department?.toLowerCase();
  return names.length === 0 || names.some((name) => name.trim().toLowerCase() === department);
}

function getFeedCache(services: Services): FeedCache<Position> {
  const { now, log, uploads } = services;
  let cache = feedCaches.get(services);
  if (!cache) {
    cache = createFeedCache({ now, log, load: (url) => loadPositions(url, uploads?.allowedHosts ?? []) });
    feedCaches.set(services, cache);
  }
  return cache;
}

function parseOwnPositions(value: FieldValue | undefined): Position[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (!isRecord(item)) return [];
    const { title, department, location, employmentType, link, datePosted, validThrough, description } = item;
    const url = isRecord(link) ? link['url'] : link;
    const position = toPosition({ title, department, location, employmentType, link: url, datePosted, validThrough, description });
    return position ? [position] : [];
  });
}
