/** Rows of menus and their items, read and written by the commands. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import type { MenuLocation } from '../../model/menus.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import type { TreeItem } from './menu-tree.ts';

export type StoredMenu = { id: number; name: string; slug: string };
export type StoredItem = TreeItem & Omit<Selectable<Database['menu_item']>, 'id' | 'parent_id' | 'extra_meta'>;

const itemColumns = [
  'id',
  'menu_id',
  'parent_id as parentId',
  'position',
  'label',
  'title',
  'description',
  'url',
  'target',
  'link_relationship',
  'css_classes',
  'node_id',
  'term_id',
  'fields',
] as const;

export function assertCanEditMenus(viewer: Viewer): void {
  if (!can(viewer, 'edit_theme_options')) throw new UserError('Sorry, you are not allowed to edit menus.', { kind: 'forbidden' });
}

/** Locks a menu, so that concurrent changes of its items do not overwrite each other. */
export async function requireMenu({ db }: Tx, id: string): Promise<StoredMenu> {
  const databaseId = parseId('term', id);
  const menu =
    databaseId === null
      ? undefined
      : await db.selectFrom('menu').select(['id', 'name', 'slug']).where('id', '=', databaseId).forUpdate().executeTakeFirst();
  if (!menu) throw new UserError(`There is no menu with the id "${id.slice(0, 60)}". Query menus to find an existing one.`);
  return menu;
}

/** Finds an item and locks its menu. */
export async function requireItem(tx: Tx, id: string): Promise<{ menu: StoredMenu; item: StoredItem; items: StoredItem[] }> {
  const databaseId = parseId('post', id);
  const row =
    databaseId === null ? undefined : await tx.db.selectFrom('menu_item').select('menu_id').where('id', '=', databaseId).executeTakeFirst();
  if (row) {
    const menu = await requireMenu(tx, String(row.menu_id));
    const items = await findItems(tx.db, menu.id);
    const item = items.find((candidate) => candidate.id === databaseId);
    if (item) return { menu, item, items };
  }
  throw new UserError(`There is no menu item with the id "${id.slice(0, 60)}". Query menuItems to find an existing one.`);
}

/** Finds the items of a menu in their order. */
export async function findItems(db: Kysely<Database>, menuId: number): Promise<StoredItem[]> {
  return db.selectFrom('menu_item').select(itemColumns).where('menu_id', '=', menuId).orderBy('position').orderBy('id').execute();
}

/** Writes the parents and the positions of all items of a menu. */
export async function writePositions({ db }: Tx, items: readonly TreeItem[]): Promise<void> {
  await sql`
    update menu_item i set parent_id = k.parent_id, position = k.position
    from unnest(${items.map(({ id }) => id)}::int[], ${items.map(({ parentId }) => parentId)}::int[]) with ordinality k(id, parent_id, position)
    where i.id = k.id and (i.parent_id is distinct from k.parent_id or i.position <> k.position)`.execute(db);
}

export async function findLocations(db: Kysely<Database>, menuId: number): Promise<MenuLocation[]> {
  const rows = await db.selectFrom('menu_location').select('location').where('menu_id', '=', menuId).orderBy('location').execute();
  return rows.map(({ location }) => location);
}
