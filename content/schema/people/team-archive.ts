/** The team page: the team members, filtered by the URL, with the choices that each filter offers. */
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getParameter, parametersArg, type UrlParameter } from '../blocks/url-parameters.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext, ContentTypeSource } from '../core/context.ts';
import type { FilterOption } from '../nodes/filter-option.ts';
import { declareNodeList } from '../nodes/node-list.ts';
import { findContentType } from '../permalinks/resolve-uri.ts';
import { getTeamFacts, loadMembers, type TeamFacts } from './team-members.ts';

type Member = TeamFacts & { id: number };
type TeamFilters = { department: string | null; region: NodeRow | null };
type TeamArchive = TeamFilters & { members: Member[]; regions: NodeRow[]; ignored: string[] };

export function declareTeamArchive(builder: SchemaBuilder): void {
  builder.object('TeamArchive', {
    description: 'Team members, filtered by the URL. Those with a password are not included.',
    fields: {
      people: declareNodeList(builder, {
        from: 'TeamArchive',
        to: 'Team',
        description: 'Team members that match the filters, in menu order.',
        load: ({ members, ...filters }: TeamArchive) => ({
          types: ['team'],
          ids: members.filter((member) => matchesFilters(member, filters)).map(({ id }) => id),
          orderby: 'menu',
        }),
      }),
      total: {
        type: 'Int!',
        description: 'Number of team members without the filters.',
        resolve: ({ members }: TeamArchive) => members.length,
      },
      department: { type: 'String', description: 'Department of the team members (`department`), or null for all.' },
      region: { type: 'Region', description: 'Region of the team members (`region`), or null for all.' },
      ignored: { type: '[String!]!', description: 'A sentence for each filter in the URL that has an unknown value and is ignored.' },
      departments: { type: '[FilterOption!]!', description: 'Departments with team members, in their order.', resolve: listDepartments },
      regions: { type: '[FilterOption!]!', description: 'Regions with team members, in menu order.', resolve: listRegions },
      leadership: {
        type: 'ContentType',
        description: 'The leadership, which the team page shows first.',
        resolve: (_archive: TeamArchive, _args, { viewer }) => findContentType('leadership', viewer),
      },
      positions: {
        type: 'ContentType',
        description: 'The open positions, to which the team page links.',
        resolve: (_archive: TeamArchive, _args, { viewer }) => findContentType('positions', viewer),
      },
    },
  });
  builder.extend('ContentType', {
    teamArchive: {
      type: 'TeamArchive',
      description: 'The team members, filtered by the URL. Null for all types except the team.',
      args: parametersArg,
      resolve: (source: ContentTypeSource, { parameters }: { parameters?: readonly UrlParameter[] | null }, context) =>
        source.declaration.name === 'team' ? loadTeamArchive(parameters, context) : null,
    },
  });
}

/** Reads the filters in a URL. Unknown values are ignored, and named in `ignored`. */
async function loadTeamArchive(parameters: readonly UrlParameter[] | null | undefined, { store }: ContentContext): Promise<TeamArchive> {
  const members = (await loadMembers(store)).map((row) => ({ id: row.id, ...getTeamFacts(row) }));
  const regionIds = new Set(members.flatMap(({ region }) => region ?? []));
  const regions = (await store.nodesByIds([...regionIds])).filter(({ type }) => type === 'regions');
  const [departmentName, regionSlug] = [getParameter(parameters, 'department'), getParameter(parameters, 'region')];
  const department = members.find((member) => member.department?.toLowerCase() === departmentName?.toLowerCase())?.department ?? null;
  const region = regions.find(({ slug }) => slug === regionSlug) ?? null;
  const ignored = [
    ...(departmentName && department === null ? [`There is no department “${departmentName}”.`] : []),
    ...(regionSlug && region === null ? [`There is no region “${regionSlug}”.`] : []),
  ];
  return { members, regions: regions.toSorted((a, b) => a.menuOrder - b.menuOrder), department, region, ignored };
}

const matchesFilters = (member: Member, { department, region }: TeamFilters): boolean =>
  (department === null || member.department === department) && (region === null || member.region === region.id);

function listDepartments({ members, region }: TeamArchive): FilterOption[] {
  const names = new Set(members.flatMap((member) => member.department ?? []));
  return [...names].map((name) => ({ value: name.toLowerCase(), label: name, count: countMembers(members, { department: name, region }) }));
}

function listRegions({ members, regions, department }: TeamArchive): FilterOption[] {
  return regions.map((region) => ({
    value: region.slug ?? '',
    label: toPlainText(region.title),
    count: countMembers(members, { department, region }),
  }));
}

const countMembers = (members: readonly Member[], filters: TeamFilters): number =>
  members.filter((member) => matchesFilters(member, filters)).length;
