/** Team members in groups: those of the block, or by department. */
import { isRecord } from '#lib/json/records.ts';
import type { FieldValue } from '../../../core/rows/fields.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { weights } from '../../core/builder.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { getTeamFacts, loadChosenMembers, loadMembers } from '../../people/team-members.ts';

type TeamGroup = { title: string | null; text: string | null; people: NodeRow[] };

/** Title of the group of members without a department. */
const OTHERS_TITLE = 'Other team members';

export const teamGroups: BlockDataSource = {
  name: 'team-groups',
  type: '[TeamGroup!]',
  declare: (builder) =>
    builder.object('TeamGroup', {
      description: 'A group of team members.',
      fields: {
        title: { type: 'String', description: 'Title of the group.' },
        text: { type: 'String', description: 'Text about the group as markup.', weight: weights.paragraph },
        people: { type: '[Team!]!', description: 'Members of the group.' },
      },
    }),
  resolve: async ({ block: { attributes } }, _args, { store }): Promise<TeamGroup[]> => {
    // Groups keep the number and order of the block's attributes, because the block combines them by index.
    const ownGroups = listObjects(attributes['teams'] ?? attributes['groups']);
    if (ownGroups.length > 0)
      return await Promise.all(
        ownGroups.map(async ({ title, text, personIds }) => ({
          title: toText(title),
          text: toText(text),
          people: await loadChosenMembers(personIds, store),
        })),
      );
    if (attributes['teams'] !== undefined) return [];
    const { regionId, departments } = attributes;
    const people = await loadMembers(store, typeof regionId === 'number' ? regionId : undefined);
    const byDepartment = Map.groupBy(people, (row) => getTeamFacts(row).department ?? OTHERS_TITLE);
    const titles = Array.isArray(departments) && departments.length > 0 ? new Set(departments) : new Set(byDepartment.keys());
    return [...titles].flatMap((title) => {
      if (typeof title !== 'string') return [];
      const members = byDepartment.get(title);
      return members ? [{ title, text: null, people: members }] : [];
    });
  },
};

type GroupAttributes = { [name: string]: FieldValue };

const listObjects = (value: FieldValue | undefined): GroupAttributes[] =>
  Array.isArray(value) ? value.filter((item) => isRecord(item)) : [];

const toText = (value: FieldValue | undefined) => (typeof value === 'string' && value !== '' ? value : null);
