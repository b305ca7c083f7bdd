/** The team, or chosen people of it, narrowed by what the address asks: a region or a department. */
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { parameterOf, parametersArg } from '../address-parameters.ts';
import { allPeople, chosenPeople, factsOf } from './team-rows.ts';
import type { BlockSourceSpec } from './types.ts';

type TeamDirectory = {
  people: NodeRow[];
  total: number;
  regions: NodeRow[];
  departments: string[];
  region: NodeRow | null;
  department: string | null;
};

export const teamDirectory: BlockSourceSpec = {
  name: 'team-directory',
  type: 'TeamDirectory',
  args: parametersArg,
  declare: (builder) =>
    builder.object('TeamDirectory', {
      description: 'People of the team, as the address asks for them.',
      fields: {
        people: { type: '[Team!]!', description: 'In the order of the team.' },
        total: { type: 'Int!', description: 'How many there are whatever the address asks.' },
        regions: { type: '[Region!]!', description: 'Regions that somebody of them works in.' },
        departments: { type: '[String!]!', description: 'Departments that somebody of them works in.' },
        region: { type: 'Region', description: 'Only people of this region are shown; null: of all.' },
        department: { type: 'String', description: 'Only people of this department are shown; null: of all.' },
      },
    }),
  resolve: async ({ block: { attributes } }, { parameters }, { store }): Promise<TeamDirectory> => {
    const { personIds, regionId, count, filterBy } = attributes;
    const chosen = Array.isArray(personIds) && personIds.length > 0;
    const everybody = chosen
      ? await chosenPeople(personIds, store)
      : await allPeople(store, typeof regionId === 'number' ? regionId : undefined);
    const people = everybody.map((row) => ({ row, ...factsOf(row) }));
    const regionIds = people.map(({ region }) => region).filter((id) => id !== null);
    const regions = (await store.nodesByIds([...new Set(regionIds)])).filter(({ type }) => type === 'regions');
    const departments = [...new Set(people.map(({ department }) => department).filter((name) => name !== null))];
    // Two grids of one page may be narrowed by different things: each listens to its own.
    const asked = (name: string) => (filterBy === name ? parameterOf(parameters, name)?.toLowerCase() : undefined);
    const [askedRegion, askedDepartment] = [asked('region'), asked('department')];
    const region = regions.find(({ slug }) => slug === askedRegion) ?? null;
    const department = departments.find((name) => name.toLowerCase() === askedDepartment) ?? null;
    const shown = people.filter((one) => (!region || one.region === region.id) && (!department || one.department === department));
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
