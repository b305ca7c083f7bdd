import type { ContentChange } from '../core/purge-keys.ts';
import type { Tx } from '../core/transact.ts';
import { findLocations } from './menu-rows.ts';

/** The change of a menu with new items, a new name or new locations. It affects the menu itself, and lists of menus and menu items. */
const createMenuChange = (cause: ContentChange['cause'], id: number): ContentChange => ({
  cause,
  kind: 'term',
  id,
  type: 'menu',
  affectsLists: true,
  dependentLists: ['menuitem'],
});

const createItemChange = (cause: ContentChange['cause'], id: number): ContentChange => ({
  cause,
  kind: 'post',
  id,
  type: 'menuitem',
  affectsLists: true,
});

/** Records a change of a menu. Menus without a location are hidden from visitors, so their changes are not recorded. */
export async function recordMenuChange(tx: Tx, menuId: number): Promise<void> {
  if ((await findLocations(tx.db, menuId)).length > 0) tx.recordChange(createMenuChange('update', menuId));
}

/** Records that items appear, change or disappear for visitors. */
export async function recordItemChanges(
  tx: Tx,
  menuId: number,
  changes: Readonly<Partial<Record<ContentChange['cause'], readonly number[]>>>,
): Promise<void> {
  if ((await findLocations(tx.db, menuId)).length === 0) return;
  tx.recordChange(createMenuChange('update', menuId));
  for (const cause of ['create', 'update', 'delete'] as const)
    for (const id of changes[cause] ?? []) tx.recordChange(createItemChange(cause, id));
}

/** Records that a menu and its items appear or disappear for visitors. */
export function recordMenuVisibility(tx: Tx, menuId: number, itemIds: readonly number[], isVisible: boolean): void {
  const cause = isVisible ? 'create' : 'delete';
  tx.recordChange(createMenuChange(cause, menuId));
  for (const id of itemIds) tx.recordChange(createItemChange(cause, id));
}
