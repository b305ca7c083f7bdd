/** Open positions: those of the content type, of a block and of its feed, filtered by the URL. */
import { formatPay } from '#lib/careers/pay.ts';
import { formatLocalDate } from '../../core/format-date.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { isOpenPosition, readPositionFacts } from '../../core/position.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Position } from '../../feeds/position.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { createPageArgs } from '../../store/core/page.ts';
import { getParameter, parametersArg, type UrlParameter } from '../blocks/url-parameters.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext, ContentTypeSource } from '../core/context.ts';

/** A position in a list. Those of the content type have a page of their own. */
export type ListedPosition = Position & { nodeId: number | null; uri: string | null; pay: string | null };

/** The filters of a list of positions. Null shows all. */
export type PositionFilters = { department: string | null; location: string | null; type: string | null };

export type OpenPositions = PositionFilters & {
  positions: ListedPosition[];
  /** Of the positions that have a page. */
  nodeIds: number[];
  total: number;
  departments: string[];
  locations: string[];
  types: string[];
  organization: string;
};

/** More positions than a company has open at a time. */
const MAX_POSITIONS = 1000;

/** Nodes in one response, as in other lists. */
const MAX_NODES = 100;

export function declareOpenPositions(builder: SchemaBuilder): void {
  builder.object('OpenPosition', {
    description: 'An open position. All fields are plain text.',
    fields: {
      title: { type: 'String!', description: 'Job title.' },
      uri: { type: 'String', description: 'Path of the page of the position. Null for positions of a block or feed without a page.' },
      department: { type: 'String', description: 'Department.' },
      location: { type: 'String', description: 'Location.' },
      employmentType: { type: 'String', description: 'Employment type as the employer wrote it, such as full time.' },
      pay: { type: 'String', description: 'Base pay, such as “$118,000 to $134,000 a year”.' },
      link: { type: 'String', description: 'URL to apply at.' },
      datePosted: { type: 'String', description: 'Date of posting, such as `2026-11-18`.' },
      validThrough: { type: 'String', description: 'Last day for applications.' },
      description: { type: 'String', description: 'Job description.' },
    },
  });
  builder.object('OpenPositions', {
    description: 'Open positions, filtered by the URL.',
    fields: {
      positions: { type: '[OpenPosition!]!', description: 'Positions that match the filters.' },
      total: { type: 'Int!', description: 'Number of positions without the filters.' },
      departments: { type: '[String!]!', description: 'Departments with open positions.' },
      locations: { type: '[String!]!', description: 'Locations with open positions.' },
      types: { type: '[String!]!', description: 'Employment types of open positions.' },
      department: { type: 'String', description: 'Department of the shown positions, or null for all.' },
      location: { type: 'String', description: 'Location of the shown positions, or null for all.' },
      type: { type: 'String', description: 'Employment type of the shown positions, or null for all.' },
      organization: { type: 'String!', description: 'Employer: the title of the site.' },
      nodes: {
        type: '[Position!]!',
        description: 'The newest of the positions that have a page.',
        args: { first: { type: 'Int!', description: 'Maximum number of positions, at most 100.' } },
        resolve: ({ nodeIds }: OpenPositions, { first }: { first: number }, { store }) =>
          store.nodesByIds(nodeIds.slice(0, Math.min(Math.max(first, 0), MAX_NODES))),
      },
    },
  });
  builder.extend('ContentType', {
    positionArchive: {
      type: 'OpenPositions',
      description: 'Open positions of the content type, filtered by the URL. Null for all other types.',
      args: parametersArg,
      resolve: async (source: ContentTypeSource, { parameters }: { parameters?: readonly UrlParameter[] | null }, context) =>
        source.declaration.name === 'positions'
          ? selectPositions((await loadOpenPositions(context.store, getToday(context))).map(toListedPosition(context)), parameters, context)
          : null,
    },
  });
}

/** The current day in the time zone of the site. */
export const getToday = ({ services, site }: Pick<ContentContext, 'services' | 'site'>): string =>
  formatLocalDate(services.now(), site.timezone).slice(0, 10);

/** Positions that accept applications, newest first. Positions with a password are not listed. */
export async function loadOpenPositions(store: ContentStore, today: string): Promise<NodeRow[]> {
  const filter = { hasPassword: false, openOn: today };
  const { rows } = await store.nodes({ types: ['positions'], filter }, createPageArgs(MAX_POSITIONS));
  return rows.filter((node) => !node.restricted && isOpenPosition(node, today));
}

export const toListedPosition =
  ({ site: { timezone } }: Pick<ContentContext, 'site'>) =>
  (node: NodeRow): ListedPosition => {
    const { department, location, employmentType, validThrough, pay } = readPositionFacts(node);
    return {
      nodeId: node.id,
      title: toPlainText(node.title),
      uri: node.uri,
      department,
      location,
      employmentType,
      pay: pay && formatPay(pay),
      link: node.uri,
      datePosted: formatLocalDate(node.date, timezone).slice(0, 10),
      validThrough,
      description: toPlainText(node.excerpt) || null,
    };
  };

/** Applies the filters of the URL. */
export async function selectPositions(
  all: readonly ListedPosition[],
  parameters: readonly UrlParameter[] | null | undefined,
  { store }: Pick<ContentContext, 'store'>,
): Promise<OpenPositions> {
  const options = listFilterOptions(all);
  const filters = chooseFilters(options, (name) => getParameter(parameters, name));
  const positions = all.filter((position) => matchesFilters(position, filters));
  const { title } = await store.option('settings');
  return {
    ...options,
    ...filters,
    positions,
    nodeIds: positions.flatMap(({ nodeId }) => nodeId ?? []),
    total: all.length,
    organization: typeof title === 'string' ? title : '',
  };
}

type Filterable = Pick<Position, 'department' | 'location' | 'employmentType'>;

export const listFilterOptions = (all: readonly Filterable[]) => ({
  departments: listUniqueNames(all.map(({ department }) => department)),
  locations: listUniqueNames(all.map(({ location }) => location)),
  types: listUniqueNames(all.map(({ employmentType }) => employmentType)),
});

/** Values in URLs ignore case. Unknown values are ignored. */
export function chooseFilters(
  { departments, locations, types }: ReturnType<typeof listFilterOptions>,
  getRequested: (name: 'department' | 'location' | 'type') => string | null,
): PositionFilters {
  const find = (name: 'department' | 'location' | 'type', options: readonly string[]) => {
    const requested = getRequested(name)?.toLowerCase();
    return options.find((option) => option.toLowerCase() === requested) ?? null;
  };
  return { department: find('department', departments), location: find('location', locations), type: find('type', types) };
}

export const matchesFilters = (position: Filterable, { department, location, type }: PositionFilters): boolean =>
  (!department || position.department === department) &&
  (!location || position.location === location) &&
  (!type || position.employmentType === type);

/** Returns the distinct names in alphabetical order. */
const listUniqueNames = (names: readonly (string | null)[]) =>
  [...new Set(names.filter((name) => name !== null))].toSorted((a, b) => a.localeCompare(b, 'en'));
