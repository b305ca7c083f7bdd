/** People of the team as blocks list them: in the order editors gave, with what they are narrowed by. */
import type { FieldValue } from '../../../core/rows/fields.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import type { ContentStore } from '../../../store/content-store.ts';
import { idsIn } from '../../fields/fields.ts';

/** A list of more people is no list that anybody reads; the team's own pages hold all. */
const MAX_PEOPLE = 300;

/** The chosen people in the order they were chosen. */
export async function chosenPeople(ids: FieldValue | undefined, store: ContentStore): Promise<NodeRow[]> {
  const rows = await store.nodesByIds(idsIn(ids).slice(0, MAX_PEOPLE));
  return rows.filter(({ type }) => type === 'team');
}

/** Everybody, or everybody of a region. */
export async function allPeople(store: ContentStore, regionId?: number): Promise<NodeRow[]> {
  const { rows } = await store.nodes(
    {
      types: ['team'],
      orderby: 'menu',
      ...(regionId !== undefined && { reference: { group: 'teamMeta', field: 'region', target: regionId } }),
    },
    { limit: MAX_PEOPLE, direction: 'forward', after: null, before: null, offset: null },
  );
  return rows;
}

type TeamFacts = { region: number | null; department: string | null };

export function factsOf({ fields }: NodeRow): TeamFacts {
  const meta = fields['teamMeta'];
  const { region, department } = meta && typeof meta === 'object' && !Array.isArray(meta) ? meta : {};
  return {
    region: typeof region === 'number' ? region : null,
    department: typeof department === 'string' && department !== '' ? department : null,
  };
}
