/** Loads team members in the order of the editors, with the values they are filtered by. */
import type { FieldValue } from '../../core/rows/fields.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { createPageArgs } from '../../store/core/page.ts';
import { getIds } from '../fields/fields.ts';

/** More team members than a site lists. */
const MAX_PEOPLE = 1000;

/** Loads the chosen members in their chosen order. */
export async function loadChosenMembers(ids: FieldValue | undefined, store: ContentStore): Promise<NodeRow[]> {
  const rows = await store.nodesByIds(getIds(ids).slice(0, MAX_PEOPLE));
  return rows.filter(({ type }) => type === 'team');
}

/** Loads all members, or those of a region. */
export async function loadMembers(store: ContentStore, regionId?: number): Promise<NodeRow[]> {
  const { rows } = await store.nodes(
    {
      types: ['team'],
      filter: { hasPassword: false },
      orderby: 'menu',
      ...(regionId !== undefined && { reference: { group: 'teamMeta', field: 'region', target: regionId } }),
    },
    createPageArgs(MAX_PEOPLE),
  );
  return rows;
}

export type TeamFacts = { region: number | null; department: string | null };

export function getTeamFacts({ fields }: NodeRow): TeamFacts {
  const meta = fields['teamMeta'];
  const { region, department } = meta && typeof meta === 'object' && !Array.isArray(meta) ? meta : {};
  return {
    region: typeof region === 'number' ? region : null,
    department: typeof department === 'string' && department !== '' ? department : null,
  };
}
