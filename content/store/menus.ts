/**
 * Reads menus. Visitors see menus with a location, administrators all. A site has a few menus with some dozens of items, so each request loads all of
 * them once.
 */
import { sql } from 'kysely';
import type { MenuItemRow, MenuRow } from '../core/rows/menus.ts';
import type { MenuLocation } from '../model/menus.ts';
import { can } from '../permissions/viewer.ts';
import type { Page, PageArgs } from './core/page.ts';
import type { RequestDb } from './core/request-db.ts';
import { slicePage } from './core/slice-page.ts';
import { isVisibleTo } from './nodes/visibility.ts';

export type MenuItemQuery = { id?: number; menuId?: number; location?: MenuLocation; parentId?: number | null };

export interface MenuReader {
  menuById(id: number): Promise<MenuRow | null>;
  menuBySlug(slug: string): Promise<MenuRow | null>;
  menuByName(name: string): Promise<MenuRow | null>;
  menuByLocation(location: MenuLocation): Promise<MenuRow | null>;
  menus(query: { id?: number; location?: MenuLocation; slug?: string }, page: PageArgs): Promise<Page<MenuRow>>;
  menuItemById(id: number): Promise<MenuItemRow | null>;
  menuItems(query: MenuItemQuery, page: PageArgs): Promise<Page<MenuItemRow>>;
}

export function createMenus(requestDb: RequestDb): MenuReader {
  let menus: Promise<MenuRow[]> | undefined;
  let items: Promise<MenuItemRow[]> | undefined;
  const { viewer } = requestDb;
  /** Items that link to hidden content are hidden too. */
  const isItemVisible = sql`(i.node_id is null or exists (select from content_node n where n.id = i.node_id and ${isVisibleTo(viewer, 'n')}))`;
  const isMenuVisible = can(viewer, 'edit_theme_options') ? sql`true` : sql`exists (select from menu_location l where l.menu_id = m.id)`;
  const loadMenus = () =>
    (menus ??= requestDb.rows(sql<MenuRow>`
      select 'menu' as kind, m.id, m.name, m.slug,
        array(select l.location from menu_location l where l.menu_id = m.id order by l.location) as locations,
        (select count(*)::int from menu_item i where i.menu_id = m.id and ${isItemVisible}) as count
      from menu m where ${isMenuVisible} order by m.name, m.id`));
  const loadItems = () =>
    (items ??= requestDb.rows(sql<MenuItemRow>`
      select 'menu-item' as kind, i.id, i.menu_id as "menuId", i.parent_id as "parentId", i.position as order, i.label, i.title, i.description, i.url, i.target,
        i.link_relationship as "linkRelationship", i.css_classes as "cssClasses", i.fields,
        case when i.node_id is not null then json_build_object('kind', 'node', 'id', i.node_id) when i.term_id is not null then json_build_object('kind', 'term', 'id', i.term_id) end as connected
      from menu_item i join menu m on m.id = i.menu_id where ${isItemVisible} and ${isMenuVisible} order by i.position, i.id desc`));
  const find = async (matches: (menu: MenuRow) => boolean) => (await loadMenus()).find(matches) ?? null;

  return {
    menuById: (id) => find((menu) => menu.id === id),
    menuBySlug: (slug) => find((menu) => menu.slug === slug),
    // Names match regardless of case, as in MySQL.
    menuByName: (name) => find((menu) => menu.name.toLowerCase() === name.toLowerCase()),
    menuByLocation: (location) => find((menu) => menu.locations.includes(location)),
    menus: async ({ id, location, slug }, page) => {
      const found = (await loadMenus()).filter(
        (menu) =>
          (id === undefined || menu.id === id) &&
          (location === undefined || menu.locations.includes(location)) &&
          (slug === undefined || menu.slug === slug),
      );
      return slicePage(found, page);
    },
    menuItemById: async (id) => (await loadItems()).find((item) => item.id === id) ?? null,
    menuItems: async ({ id, menuId, location, parentId }, page) => {
      const menu = location === undefined ? undefined : await find((candidate) => candidate.locations.includes(location));
      if (menu === null) return slicePage<MenuItemRow>([], page);
      const found = (await loadItems()).filter(
        (item) =>
          (id === undefined || item.id === id) &&
          (menuId === undefined || item.menuId === menuId) &&
          (menu === undefined || item.menuId === menu.id) &&
          (parentId === undefined || item.parentId === parentId),
      );
      return slicePage(found, page);
    },
  };
}
