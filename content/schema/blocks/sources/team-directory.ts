/** All or chosen team members, filtered by region or department in the URL. */
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { getTeamFacts, loadChosenMembers, loadMembers } from '../../people/team-members.ts';

type TeamDirectory = {
  people: NodeRow[];
  total: number;
  regions: NodeRow[];
  departments: string[];
  region: NodeRow | null;
  department: string | null;
};

export const teamDirectory: BlockDataSource = {
  name: 'team-directory',
  type: 'TeamDirectory',
  args: parametersArg,
  declare: (builder) =>
    builder.object('TeamDirectory', {
      description: 'Team members, filtered by the URL.',
      fields: {
        people: { type: '[Team!]!', description: 'Team members in menu order.' },
        total: { type: 'Int!', description: 'Number of team members without the filters.' },
        regions: { type: '[Region!]!', description: 'Regions of the team members.' },
        departments: { type: '[String!]!', description: 'Departments of the team members.' },
        region: { type: 'Region', description: 'Region of the shown team members, or null for all.' },
        department: { type: 'String', description: 'Department of the shown team members, or null for all.' },
      },
    }),
  resolve: async ({ block: { attributes } }, { parameters }, { store }): Promise<TeamDirectory> => {
    const { personIds, regionId, count, filterBy } = attributes;
    const hasChosen = Array.isArray(personIds) && personIds.length > 0;
    const members = hasChosen
      ? await loadChosenMembers(personIds, store)
      : await loadMembers(store, typeof regionId === 'number' ? regionId : undefined);
    const people = members.map((row) => ({ row, ...getTeamFacts(row) }));
    const regionIds = people.map(({ region }) => region).filter((id) => id !== null);
    const regions = (await store.nodesByIds([...new Set(regionIds)])).filter(({ type }) => type === 'regions');
    const departments = [...new Set(people.map(({ department }) => department).filter((name) => name !== null))];
    // Each grid has one filter, so that two grids on a page can be filtered independently.
    const getRequested = (name: string) => (filterBy === name ? getParameter(parameters, name)?.toLowerCase() : undefined);
    const [requestedRegion, requestedDepartment] = [getRequested('region'), getRequested('department')];
    const region = regions.find(({ slug }) => slug === requestedRegion) ?? null;
    const department = departments.find((name) => name.toLowerCase() === requestedDepartment) ?? null;
    const shown = people.filter((person) => (!region || person.region === region.id) && (!department || person.department === department));
    return {
      people: shown.map(({ row }) => row).slice(0, typeof count === 'number' ? count : undefined),
      total: people.length,
      regions: regions.toSorted((a, b) => a.menuOrder - b.menuOrder),
      departments,
      region,
      department,
    };
  },
};
