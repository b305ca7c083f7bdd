/** Open positions of the block and of its feed, filtered by the URL. */
import { isRecord } from '#lib/json/records.ts';
import type { Services } from '../../../commands/core/services.ts';
import { formatLocalDate } from '../../../core/format-date.ts';
import type { FieldValue } from '../../../core/rows/fields.ts';
import { createFeedCache, type FeedCache } from '../../../feeds/feed-cache.ts';
import { loadPositions } from '../../../feeds/load-feed.ts';
import { type Position, toPosition } from '../../../feeds/position.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';

type OpenPositions = {
  positions: Position[];
  total: number;
  departments: string[];
  locations: string[];
  department: string | null;
  location: string | null;
  organization: string;
};

/** Feed caches, one per set of services. */
const feedCaches = new WeakMap<Services, FeedCache<Position>>();

export const positions: BlockDataSource = {
  name: 'positions',
  type: 'OpenPositions',
  args: parametersArg,
  declare: (builder) => {
    builder.object('OpenPosition', {
      description: 'An open position. All fields are plain text.',
      fields: {
        title: { type: 'String!', description: 'Job title.' },
        department: { type: 'String', description: 'Department.' },
        location: { type: 'String', description: 'Location.' },
        employmentType: { type: 'String', description: 'Employment type as the employer wrote it, such as full time.' },
        link: { type: 'String', description: 'URL to apply at.' },
        datePosted: { type: 'String', description: 'Date of posting, such as `2026-11-18`.' },
        validThrough: { type: 'String', description: 'Last day for applications.' },
        description: { type: 'String', description: 'Job description.' },
      },
    });
    builder.object('OpenPositions', {
      description: 'Open positions, filtered by the URL.',
      fields: {
        positions: { type: '[OpenPosition!]!', description: 'Positions of the block itself, then those of its feed.' },
        total: { type: 'Int!', description: 'Number of positions without the filters.' },
        departments: { type: '[String!]!', description: 'Departments with open positions.' },
        locations: { type: '[String!]!', description: 'Locations with open positions.' },
        department: { type: 'String', description: 'Department of the shown positions, or null for all.' },
        location: { type: 'String', description: 'Location of the shown positions, or null for all.' },
        organization: { type: 'String!', description: 'Employer: the title of the site.' },
      },
    });
  },
  resolve: async ({ block: { attributes } }, { parameters }, { store, services, site }): Promise<OpenPositions> => {
    const { feedUrl } = attributes;
    const today = formatLocalDate(services.now(), site.timezone).slice(0, 10);
    const feedPositions = typeof feedUrl === 'string' && feedUrl.trim() !== '' ? await getFeedCache(services).read(feedUrl.trim()) : [];
    const all = [...parseOwnPositions(attributes['positions']), ...feedPositions].filter(
      ({ validThrough }) => validThrough === null || validThrough >= today,
    );
    const departments = listUniqueNames(all.map(({ department }) => department));
    const locations = listUniqueNames(all.map(({ location }) => location));
    const findRequested = (name: string, options: readonly string[]) => {
      const requested = getParameter(parameters, name)?.toLowerCase();
      return options.find((option) => option.toLowerCase() === requested) ?? null;
    };
    const department = findRequested('department', departments);
    const location = findRequested('location', locations);
    const { title } = await store.option('settings');
    return {
      positions: all.filter(
        (position) => (!department || position.department === department) && (!location || position.location === location),
      ),
      total: all.length,
      departments,
      locations,
      department,
      location,
      organization: typeof title === 'string' ? title : '',
    };
  },
};

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

/** Returns the distinct names in alphabetical order. */
const listUniqueNames = (names: readonly (string | null)[]) =>
  [...new Set(names.filter((name) => name !== null))].toSorted((a, b) => a.localeCompare(b, 'en'));
