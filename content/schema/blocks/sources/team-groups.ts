/** People of the team in groups: as the block groups them, else by department. */
import type { FieldValue } from '../../../core/rows/fields.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { allPeople, chosenPeople, factsOf } from './team-rows.ts';
import type { BlockSourceSpec } from './types.ts';

type TeamGroup = { title: string | null; text: string | null; people: NodeRow[] };

/** Where people without a department stand. */
const OTHERS = 'Everybody else';

export const teamGroups: BlockSourceSpec = {
  name: 'team-groups',
  type: '[TeamGroup!]',
  declare: (builder) =>
    builder.object('TeamGroup', {
      description: 'People who belong together.',
      fields: {
        title: { type: 'String', description: 'What they are called together.' },
        text: { type: 'String', description: 'A few words, markup.' },
        people: { type: '[Team!]!', description: 'Who belongs to it.' },
      },
    }),
  resolve: async ({ block: { attributes } }, _args, { store }): Promise<TeamGroup[]> => {
    // As many as the block has, in its order: what it says of each stands at the same place.
    const own = objectsIn(attributes['teams'] ?? attributes['groups']);
    if (own.length > 0)
      return await Promise.all(
        own.map(async ({ title, text, personIds }) => ({
          title: textOf(title),
          text: textOf(text),
          people: await chosenPeople(personIds, store),
        })),
      );
    if (attributes['teams'] !== undefined) return [];
    const { regionId, departments } = attributes;
    const people = await allPeople(store, typeof regionId === 'number' ? regionId : undefined);
    const found = Map.groupBy(people, (row) => factsOf(row).department ?? OTHERS);
    const wanted = Array.isArray(departments) && departments.length > 0 ? new Set(departments) : new Set(found.keys());
    return [...wanted].flatMap((title) => {
      if (typeof title !== 'string') return [];
      const members = found.get(title);
      return members ? [{ title, text: null, people: members }] : [];
    });
  },
};

type Entry = { [name: string]: FieldValue };

const objectsIn = (value: FieldValue | undefined): Entry[] =>
  Array.isArray(value) ? value.filter((item): item is Entry => typeof item === 'object' && item !== null && !Array.isArray(item)) : [];

const textOf = (value: FieldValue | undefined) => (typeof value === 'string' && value !== '' ? value : null);
