/** Commands on menu items: create, update, delete. */
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { getAuditAction, recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { applyMenuItemInput, type MenuItemInput, toItemColumns } from './menu-item-values.ts';
import { assertCanEditMenus, findItems, requireItem, requireMenu, type StoredItem, writePositions } from './menu-rows.ts';
import { listSubtreeIds, placeItem, removeItem, type TreeItem } from './menu-tree.ts';
import { recordItemChanges } from './record-menu-change.ts';

/** Every request that shows a menu loads all of its items. */
const MAX_ITEMS = 500;

type MenuItemPosition = {
  /** Null, the empty string and 0 mean the top level. */
  parentId?: string | null;
  /** Among the items with the same parent, starting at 1. */
  position?: number | null;
};

export async function createMenuItem(
  services: Services,
  viewer: Viewer,
  menuId: string,
  input: MenuItemInput & MenuItemPosition,
): Promise<number> {
  assertCanEditMenus(viewer);
  return transact(services, viewer, async (tx) => {
    const menu = await requireMenu(tx, menuId);
    const items = await findItems(tx.db, menu.id);
    assertItemCount(items.length + 1);
    const parentId = findParentId(items, input.parentId);
    const values = await applyMenuItemInput(tx, null, input);
    const { id } = await tx.db
      .insertInto('menu_item')
      .values({ ...toItemColumns(values), menu_id: menu.id, parent_id: parentId, position: items.length + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writePositions(tx, placeItem<TreeItem>(items, { id, parentId }, input.position ?? undefined));
    await recordItemChanges(tx, menu.id, { create: [id] });
    await recordItemAudit(tx, null, (await requireItem(tx, String(id))).item);
    return id;
  });
}

export async function updateMenuItem(
  services: Services,
  viewer: Viewer,
  id: string,
  input: MenuItemInput & MenuItemPosition,
): Promise<number> {
  assertCanEditMenus(viewer);
  return transact(services, viewer, async (tx) => {
    const { menu, item, items } = await requireItem(tx, id);
    const values = await applyMenuItemInput(tx, item, input);
    await tx.db.updateTable('menu_item').set(toItemColumns(values)).where('id', '=', item.id).execute();
    const parentId = input.parentId === undefined ? item.parentId : findParentId(items, input.parentId);
    if (parentId !== item.parentId || typeof input.position === 'number')
      await writePositions(tx, placeItem<TreeItem>(items, { id: item.id, parentId }, input.position ?? undefined));
    await recordItemChanges(tx, menu.id, { update: [item.id] });
    await recordItemAudit(tx, item, (await requireItem(tx, id)).item);
    return item.id;
  });
}

/**
 * Deletes an item. Its children move up to its place, unless they are deleted with it.
 * @returns the id of the item
 */
export async function deleteMenuItem(services: Services, viewer: Viewer, id: string, deletesChildren: boolean): Promise<number> {
  assertCanEditMenus(viewer);
  return transact(services, viewer, async (tx) => {
    const { menu, item, items } = await requireItem(tx, id);
    const deleted = deletesChildren ? listSubtreeIds(items, item.id) : [item.id];
    const remaining = deletesChildren ? items.filter((other) => !deleted.includes(other.id)) : removeItem(items, item);
    await recordItemChanges(tx, menu.id, { delete: deleted });
    // The new parents are written first, because deleting a row also deletes its children.
    await writePositions(tx, remaining);
    await tx.db.deleteFrom('menu_item').where('id', 'in', deleted).execute();
    await recordItemAudit(tx, item, null);
    return item.id;
  });
}

export function assertItemCount(count: number): void {
  if (count > MAX_ITEMS) throw new UserError(`The menu would have ${count} items. At most ${MAX_ITEMS} are allowed. Remove some.`);
}

function findParentId(items: readonly StoredItem[], value: string | null | undefined): number | null {
  if (!value || value === '0') return null;
  const id = parseId('post', value);
  if (id === null || !items.some((item) => item.id === id))
    throw new UserError(`parentId "${value.slice(0, 60)}" is not the id of an item of this menu. Use the id of one of its items.`);
  return id;
}

async function recordItemAudit(tx: Tx, before: StoredItem | null, after: StoredItem | null): Promise<void> {
  const item = after ?? before;
  if (!item) return;
  await recordAudit(tx, {
    action: getAuditAction(before, after),
    objectType: 'MenuItem',
    objectId: item.id,
    objectName: item.label,
    before,
    after,
  });
}
