/** Open positions: those an editor wrote into the block, and those of its feed; narrowed by what the address asks. */
import type { Services } from '../../../commands/core/services.ts';
import { formatLocalDate } from '../../../core/format-date.ts';
import type { FieldValue } from '../../../core/rows/fields.ts';
import { createFeedCache, type FeedCache } from '../../../feeds/feed-cache.ts';
import { loadPositions } from '../../../feeds/load-feed.ts';
import { type Position, toPosition } from '../../../feeds/position.ts';
import { parameterOf, parametersArg } from '../address-parameters.ts';
import type { BlockSourceSpec } from './types.ts';

type OpenPositions = {
  positions: Position[];
  total: number;
  departments: string[];
  locations: string[];
  department: string | null;
  location: string | null;
  organization: string;
};

/** What feeds said, for as long as the process lives. */
const feedsOf = new WeakMap<Services, FeedCache<Position>>();

export const positions: BlockSourceSpec = {
  name: 'positions',
  type: 'OpenPositions',
  args: parametersArg,
  declare: (builder) => {
    builder.object('OpenPosition', {
      description: 'A job that somebody is looked for. All of it is text, whatever its feed holds.',
      fields: {
        title: { type: 'String!', description: 'The job.' },
        department: { type: 'String', description: 'Department.' },
        location: { type: 'String', description: 'Place.' },
        employmentType: { type: 'String', description: 'Full time, part time and the like, as it was written.' },
        link: { type: 'String', description: 'Where to apply.' },
        datePosted: { type: 'String', description: 'Day it was posted, `2026-11-18`.' },
        validThrough: { type: 'String', description: 'Last day to apply.' },
        description: { type: 'String', description: 'What the work is.' },
      },
    });
    builder.object('OpenPositions', {
      description: 'Positions, as the address asks for them.',
      fields: {
        positions: { type: '[OpenPosition!]!', description: "The block's own first, then those of its feed." },
        total: { type: 'Int!', description: 'How many there are whatever the address asks.' },
        departments: { type: '[String!]!', description: 'Departments that look for somebody.' },
        locations: { type: '[String!]!', description: 'Places that somebody is looked for.' },
        department: { type: 'String', description: 'Only positions of this department are shown; null: of all.' },
        location: { type: 'String', description: 'Only positions at this place are shown; null: at all.' },
        organization: { type: 'String!', description: 'Who looks: the name of the site.' },
      },
    });
  },
  resolve: async ({ block: { attributes } }, { parameters }, { store, services, site }): Promise<OpenPositions> => {
    const { feedUrl } = attributes;
    const today = formatLocalDate(services.now(), site.timezone).slice(0, 10);
    const ofFeed = typeof feedUrl === 'string' && feedUrl.trim() !== '' ? await feeds(services).read(feedUrl.trim()) : [];
    const all = [...ownPositions(attributes['positions']), ...ofFeed].filter(
      ({ validThrough }) => validThrough === null || validThrough >= today,
    );
    const departments = named(all.map(({ department }) => department));
    const locations = named(all.map(({ location }) => location));
    const asked = (name: string, among: readonly string[]) => {
      const wanted = parameterOf(parameters, name)?.toLowerCase();
      return among.find((one) => one.toLowerCase() === wanted) ?? null;
    };
    const department = asked('department', departments);
    const location = asked('location', locations);
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

function feeds(services: Services): FeedCache<Position> {
  const { now, log, uploads } = services;
  let found = feedsOf.get(services);
  if (!found) {
    found = createFeedCache({ now, log, load: (address) => loadPositions(address, uploads?.allowedHosts ?? []) });
    feedsOf.set(services, found);
  }
  return found;
}

function ownPositions(value: FieldValue | undefined): Position[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const { title, department, location, employmentType, link, datePosted, validThrough, description } = item;
    const address = typeof link === 'object' && link !== null && !Array.isArray(link) ? link['url'] : link;
    const position = toPosition({ title, department, location, employmentType, link: address, datePosted, validThrough, description });
    return position ? [position] : [];
  });
}

/** Each once, in the order of the alphabet. */
const named = (names: readonly (string | null)[]) =>
  [...new Set(names.filter((name) => name !== null))].toSorted((a, b) => a.localeCompare(b, 'en'));
