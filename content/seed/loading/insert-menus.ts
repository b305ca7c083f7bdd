/** Inserts the menus of a seed. */
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { toJson } from '../../core/json.ts';
import { isRef, type Seed, type SeedMenuItem } from '../types.ts';
import type { SeedIds } from './seed-ids.ts';
import { insertAll, reserveIds } from './insert-rows.ts';
import { taxonomies } from '../../model/taxonomies.ts';

type ItemRow = Insertable<Database['menu_item']>;

export async function insertMenus(db: Transaction<Database>, seed: Seed, seedIds: SeedIds): Promise<void> {
  const menuIds = await reserveIds(db, 'term_id', seed.menus.length);
  const itemIds = (
    await reserveIds(
      db,
      'content_id',
      seed.menus.reduce((sum, menu) => sum + countItems(menu.items), 0),
    )
  ).values();
  const rows: ItemRow[] = [];
  for (const [index, menu] of seed.menus.entries()) {
    const menuId = menuIds[index] ?? 0;
    await db.insertInto('menu').values({ id: menuId, name: menu.name, slug: menu.slug }).execute();
    if (menu.location) await db.insertInto('menu_location').values({ location: menu.location, menu_id: menuId }).execute();
    let position = 0;
    // Like WordPress, number the items of the whole menu consecutively, with children after their parent.
    const add = (items: readonly SeedMenuItem[], parentId: number | null): void => {
      for (const item of items) {
        const id = itemIds.next().value ?? 0;
        position += 1;
        rows.push({
          id,
          menu_id: menuId,
          parent_id: parentId,
          position,
          label: item.label,
          ...getItemValues(item, `menu ${menu.slug}`, seedIds),
        });
        add(item.children ?? [], id);
      }
    };
    add(menu.items, null);
  }
  await insertAll(db, 'menu_item', rows);
}

function getItemValues(item: SeedMenuItem, referrer: string, seedIds: SeedIds): Omit<ItemRow, 'menu_id' | 'position' | 'label'> {
  const { target } = item;
  const isTerm = typeof target !== 'string' && taxonomies.some(({ name }) => target.$ref.startsWith(`${name}:`));
  const id = isRef(target) ? seedIds.getId(target.$ref, referrer) : null;
  return {
    url: typeof target === 'string' ? target : null,
    node_id: isTerm ? null : id,
    term_id: isTerm ? id : null,
    description: item.description ?? null,
    target: item.newWindow ? '_blank' : null,
    css_classes: [...(item.cssClasses ?? [])],
    fields: toJson(item.featuredItem ? { featuredItem: seedIds.resolveRefs(item.featuredItem, referrer) } : {}),
  };
}

function countItems(items: readonly SeedMenuItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countItems(item.children ?? []), 0);
}
