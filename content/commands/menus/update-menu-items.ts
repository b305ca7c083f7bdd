/** Replaces all items of a menu in one command, for user interfaces that save the whole tree at once. */
import { sql } from 'kysely';
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assertVersion, getMenuVersion } from '../core/edit-versions.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { assertItemCount } from './menu-item-commands.ts';
import { applyMenuItemInput, type ItemValues, type MenuItemInput, toItemColumns } from './menu-item-values.ts';
import { assertCanEditMenus, findItems, requireMenu, type StoredItem, writePositions } from './menu-rows.ts';
import { assertLevels, type TreeItem } from './menu-tree.ts';
import { recordItemChanges } from './record-menu-change.ts';

/** An item with an id is updated, one without is created. */
export type MenuTreeInput = MenuItemInput & { id?: string | null; children?: readonly MenuTreeInput[] | null };

/** An item of the input with its place, in the order of the menu. */
type PlacedInput = { input: MenuTreeInput; path: string; stored: StoredItem | null; parent: PlacedInput | null; id: number };

/**
 * Writes the items in the order of the input. Items that the input does not contain are deleted.
 * @param version that the editor loaded
 */
export async function updateMenuItems(
  services: Services,
  viewer: Viewer,
  menuId: string,
  version: string,
  tree: readonly MenuTreeInput[],
): Promise<number> {
  assertCanEditMenus(viewer);
  return transact(services, viewer, async (tx) => {
    const menu = await requireMenu(tx, menuId);
    assertVersion(version, await getMenuVersion(tx.db, menu.id), `The menu ${menu.name}`);
    const storedItems = await findItems(tx.db, menu.id);
    const placed = placeInput(tree, new Map(storedItems.map((item) => [item.id, item])));
    assertItemCount(placed.length);
    await reserveIds(tx, placed);
    const changed = await writeItems(tx, menu.id, placed);
    await writePositions(tx, placed.map(toTreeItem));
    const remainingIds = new Set(placed.map(({ id }) => id));
    const deleted = storedItems.filter(({ id }) => !remainingIds.has(id)).map(({ id }) => id);
    await tx.db
      .deleteFrom('menu_item')
      .where('id', 'in', [0, ...deleted])
      .execute();
    const items = await findItems(tx.db, menu.id);
    const moved = items.filter(({ id, parentId, position }) => {
      const before = storedItems.find((item) => item.id === id);
      return before && (before.parentId !== parentId || before.position !== position);
    });
    const created = placed.filter(({ stored }) => stored === null).map(({ id }) => id);
    await recordItemChanges(tx, menu.id, {
      create: created,
      update: [...new Set([...changed, ...moved.map(({ id }) => id)])],
      delete: deleted,
    });
    const toSummary = (list: readonly StoredItem[]) =>
      Object.fromEntries(list.map(({ id, menu_id: _menuId, ...item }) => [`items.${id}`, item]));
    await recordAudit(tx, {
      action: 'update',
      objectType: 'Menu',
      objectId: menu.id,
      objectName: menu.name,
      before: toSummary(storedItems),
      after: toSummary(items),
    });
    return menu.id;
  });
}

/** Lists the items of the input so that each is followed by its children. */
function placeInput(tree: readonly MenuTreeInput[], storedById: ReadonlyMap<number, StoredItem>): PlacedInput[] {
  const placed: PlacedInput[] = [];
  const visitedIds = new Set<number>();
  const visit = (items: readonly MenuTreeInput[], parent: PlacedInput | null, prefix: string, level: number) => {
    if (items.length > 0) assertLevels(level);
    items.forEach((input, index) => {
      const path = `${prefix}[${index}].`;
      const stored = input.id ? findStored(storedById, input.id, path) : null;
      if (stored && visitedIds.has(stored.id))
        throw new UserError(`${path}id occurs twice in the menu. Each item has one place. Remove one of them.`);
      if (stored) visitedIds.add(stored.id);
      const item: PlacedInput = { input, path, stored, parent, id: stored?.id ?? 0 };
      placed.push(item);
      assertItemCount(placed.length);
      visit(input.children ?? [], item, `${path}children`, level + 1);
    });
  };
  visit(tree, null, 'items', 1);
  return placed;
}

function findStored(storedById: ReadonlyMap<number, StoredItem>, id: string, path: string): StoredItem {
  const stored = storedById.get(parseId('post', id) ?? 0);
  if (!stored) throw new UserError(`${path}id "${id.slice(0, 60)}" is not the id of an item of this menu. Omit it to create an item.`);
  return stored;
}

const toTreeItem = ({ id, parent }: PlacedInput): TreeItem => ({ id, parentId: parent?.id ?? null });

async function reserveIds({ db }: Tx, placed: readonly PlacedInput[]): Promise<void> {
  const created = placed.filter(({ stored }) => stored === null);
  const { rows } = await sql<{ id: number }>`
    select nextval('content_id')::int as id from generate_series(1, ${created.length}::int)`.execute(db);
  created.forEach((item, index) => {
    item.id = rows[index]?.id ?? 0;
  });
}

/** @returns the ids of existing items whose values have changed */
async function writeItems({ db, ...tx }: Tx, menuId: number, placed: readonly PlacedInput[]): Promise<number[]> {
  const changed: number[] = [];
  for (const [index, { input, path, stored, parent, id }] of placed.entries()) {
    const values = await applyMenuItemInput({ db, ...tx }, stored, input, path);
    if (!stored)
      await db
        .insertInto('menu_item')
        .values({ ...toItemColumns(values), id, menu_id: menuId, parent_id: parent?.id ?? null, position: index + 1 })
        .execute();
    else if (!hasValues(stored, values)) {
      await db.updateTable('menu_item').set(toItemColumns(values)).where('id', '=', id).execute();
      changed.push(id);
    }
  }
  return changed;
}

function hasValues(stored: StoredItem, values: ItemValues): boolean {
  return Object.entries(values).every(([name, value]) => JSON.stringify(stored[name as keyof ItemValues]) === JSON.stringify(value));
}
