import type { Tx } from './transact.ts';

/**
 * Records a purge of the menus with items that link to nodes or terms. Menus show their titles and URIs, and hide items whose node is hidden. Items are deleted
 * with their target, so call this before a target is deleted.
 */
export async function recordMenuPurges(tx: Tx, column: 'node_id' | 'term_id', targets: readonly number[]): Promise<void> {
  if (targets.length === 0) return;
  const menus = await tx.db.selectFrom('menu_item').select('menu_id').distinct().where(column, 'in', targets).execute();
  for (const { menu_id: id } of menus) tx.recordChange({ cause: 'update', kind: 'term', id, type: 'menu', affectsLists: false });
}
