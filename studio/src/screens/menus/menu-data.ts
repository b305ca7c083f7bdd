/** Menus and their items as the screens edit them, and the GraphQL operations that load and save them. */
import apiFetch from '@wordpress/api-fetch';
import { graphql } from '../../api/graphql.ts';
import type { TreeRow } from './menu-tree.ts';

/** What an editor can change about any item. */
export type ItemValues = {
  label: string;
  /** Of custom links only. */
  url: string;
  title: string;
  description: string;
  opensNewTab: boolean;
  /** Separated by spaces. */
  cssClasses: string;
  linkRelationship: string;
  panel: Panel;
};

/** What the header shows beside the links of a top-level item. */
export type Panel = { heading: string; linkText: string; linkUrl: string; showPropertySearch: boolean; imageId: number | null };

/** What an item links to. */
export type ItemTarget =
  | { kind: 'custom' }
  | { kind: 'content' | 'term'; id: number; title: string; typeName: string }
  /** Content that was deleted or that the user may not see. */
  | { kind: 'unknown' };

export type EditedItem = TreeRow & {
  /** Database id, or null before it is saved. */
  id: number | null;
  target: ItemTarget;
  values: ItemValues;
  /** As stored, to send only what has changed. Null before it is saved. */
  stored: ItemValues | null;
};

export type Menu = { databaseId: number; name: string; slug: string; locations: readonly string[] | null; count: number | null };

export type LoadedMenu = { menu: Menu; version: string; items: EditedItem[] };

type ItemNode = {
  databaseId: number;
  parentDatabaseId: number | null;
  label: string | null;
  title: string | null;
  description: string | null;
  uri: string | null;
  target: string | null;
  cssClasses: readonly (string | null)[] | null;
  linkRelationship: string | null;
  connectedNode: {
    node: { __typename: string; databaseId: number; isTermNode: boolean; title?: string | null; name?: string | null };
  } | null;
  featuredItem: {
    heading: string | null;
    showPropertySearch: boolean | null;
    link: { url: string | null; title: string | null } | null;
    image: { databaseId: number } | null;
  } | null;
};

/** Lists all menus, and the locations of the site by their names in the API. */
export async function listMenus(): Promise<{ menus: readonly Menu[]; locations: readonly string[] }> {
  const [{ menus }, locations] = await Promise.all([
    graphql<{ menus: { nodes: readonly Menu[] } }>(`
      query StudioMenus {
        menus(first: 100) {
          nodes {
            databaseId
            name
            slug
            locations
            count
          }
        }
      }
    `),
    apiFetch<Record<string, { name: string }>>({ path: '/wp/v2/menu-locations' }),
  ]);
  return { menus: menus.nodes, locations: Object.values(locations).map(({ name }) => name) };
}

/** `MAIN_MENU` is shown as “Main menu”. */
export const formatLocation = (location: string): string => {
  const words = location.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const MENU_QUERY = `query StudioMenu($id: ID!, $after: String) {
  menu(id: $id, idType: DATABASE_ID) {
    databaseId name slug locations count
    menuItems(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        databaseId parentDatabaseId label title description uri target cssClasses linkRelationship
        connectedNode { node { __typename databaseId isTermNode ... on NodeWithTitle { title } ... on TermNode { name } } }
        featuredItem { heading showPropertySearch link { url title } image { databaseId } }
      }
    }
  }
  editVersion(object: MENU, id: $id)
}`;

type MenuData = {
  menu: (Menu & { menuItems: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: readonly ItemNode[] } }) | null;
  editVersion: string | null;
};

/** Loads a menu with all items. @throws Error if there is no such menu */
export async function loadMenu(id: string): Promise<LoadedMenu> {
  const nodes: ItemNode[] = [];
  let after: string | null = null;
  for (;;) {
    const { menu, editVersion }: MenuData = await graphql<MenuData>(MENU_QUERY, { id, after });
    if (!menu || editVersion === null) throw new Error('There is no such menu. It may have been deleted. Go back to the list of menus.');
    nodes.push(...menu.menuItems.nodes);
    after = menu.menuItems.pageInfo.endCursor;
    if (!menu.menuItems.pageInfo.hasNextPage) return { menu, version: editVersion, items: toRows(nodes) };
  }
}

function toRows(nodes: readonly ItemNode[]): EditedItem[] {
  const ids = new Set(nodes.map(({ databaseId }) => databaseId));
  const list = (parent: number, depth: number): EditedItem[] =>
    nodes
      .filter(({ parentDatabaseId }) => (parentDatabaseId !== null && ids.has(parentDatabaseId) ? parentDatabaseId : 0) === parent)
      .flatMap((node) => [toRow(node, depth), ...list(node.databaseId, depth + 1)]);
  return list(0, 0);
}

function toRow(node: ItemNode, depth: number): EditedItem {
  const { featuredItem } = node;
  const values: ItemValues = {
    label: node.label ?? '',
    url: node.uri ?? '',
    title: node.title ?? '',
    description: node.description ?? '',
    opensNewTab: node.target === '_blank',
    cssClasses: (node.cssClasses ?? []).filter(Boolean).join(' '),
    linkRelationship: node.linkRelationship ?? '',
    panel: {
      heading: featuredItem?.heading ?? '',
      linkText: featuredItem?.link?.title ?? '',
      linkUrl: featuredItem?.link?.url ?? '',
      showPropertySearch: featuredItem?.showPropertySearch ?? false,
      imageId: featuredItem?.image?.databaseId ?? null,
    },
  };
  return { key: `item-${node.databaseId}`, id: node.databaseId, depth, target: toTarget(node), values, stored: values };
}

function toTarget({ connectedNode, uri }: ItemNode): ItemTarget {
  if (!connectedNode) return uri === null ? { kind: 'unknown' } : { kind: 'custom' };
  const { __typename: typeName, databaseId: id, isTermNode, title, name } = connectedNode.node;
  return { kind: isTermNode ? 'term' : 'content', id, title: title ?? name ?? '', typeName };
}

let lastKey = 0;

/** A new item at the end of the top level. */
export function createItem(target: ItemTarget, label: string, url: string): EditedItem {
  lastKey += 1;
  const panel: Panel = { heading: '', linkText: '', linkUrl: '', showPropertySearch: false, imageId: null };
  const values = { label, url, title: '', description: '', opensNewTab: false, cssClasses: '', linkRelationship: '', panel };
  return { key: `new-${lastKey}`, id: null, depth: 0, target, values, stored: null };
}

/** An item of the input of `updateMenuItems`. What it omits stays unchanged. */
export type ItemInput = Record<string, unknown> & { children: ItemInput[] };

/** The tree that `updateMenuItems` receives. */
export function toInput(items: readonly EditedItem[]): ItemInput[] {
  const root: ItemInput[] = [];
  const path: ItemInput[][] = [root];
  for (const item of items) {
    const input = toItemInput(item);
    path[item.depth]?.push(input);
    path.length = item.depth + 1;
    path.push(input.children);
  }
  return root;
}

function toItemInput({ id, target, values, stored }: EditedItem): ItemInput {
  const input: ItemInput = { children: [] };
  if (id !== null) input['id'] = String(id);
  else if (target.kind === 'content') input['contentNodeId'] = String(target.id);
  else if (target.kind === 'term') input['termId'] = String(target.id);
  if (target.kind === 'custom' && values.url !== stored?.url) input['url'] = values.url;
  if (values.label !== stored?.label) input['label'] = values.label;
  if (values.title !== (stored?.title ?? '')) input['title'] = values.title;
  if (values.description !== (stored?.description ?? '')) input['description'] = values.description;
  if (values.opensNewTab !== (stored?.opensNewTab ?? false)) input['target'] = values.opensNewTab ? '_blank' : '';
  if (values.cssClasses !== (stored?.cssClasses ?? '')) input['cssClasses'] = values.cssClasses.split(/\s+/).filter(Boolean);
  if (values.linkRelationship !== (stored?.linkRelationship ?? '')) input['linkRelationship'] = values.linkRelationship;
  const { panel } = values;
  if (JSON.stringify(panel) !== JSON.stringify(stored?.panel) && (stored || panel.heading || panel.linkUrl || panel.showPropertySearch))
    input['featuredItem'] = {
      heading: panel.heading,
      showPropertySearch: panel.showPropertySearch,
      image: panel.imageId === null ? null : String(panel.imageId),
      link: panel.linkUrl === '' ? null : { url: panel.linkUrl, title: panel.linkText },
    };
  return input;
}

/**
 * Names the item that a message of the service is about: it begins with a path such as `items[2].children[0].url`.
 * @returns the message unchanged if it is about no item
 */
export function describeRefusal(message: string, items: readonly EditedItem[]): { key: string | null; message: string } {
  const [path, field] = /^items((?:\[\d+\](?:\.children)?)+)\.(\w+)/.exec(message)?.slice(1) ?? [];
  if (path === undefined || field === undefined) return { key: null, message };
  let index = -1;
  for (const [depth, place] of [...path.matchAll(/\d+/g)].map(Number).entries()) {
    const start = index;
    const rows = items.flatMap((row, position) => (position > start && row.depth === depth ? [position] : []));
    index = rows[place] ?? -1;
  }
  const item = items[index];
  if (!item) return { key: null, message };
  return { key: item.key, message: `“${item.values.label}”: ${field}${message.slice(`items${path}.${field}`.length)}` };
}

/** Saves all items of a menu. @throws Error that says which item the service refuses, or that the menu has changed since it was loaded */
export async function saveMenuItems(menuId: number, version: string, items: readonly EditedItem[]): Promise<void> {
  await graphql(
    `
      mutation StudioSaveMenu($input: UpdateMenuItemsInput!) {
        updateMenuItems(input: $input) {
          version
        }
      }
    `,
    {
      input: { menuId: String(menuId), version, items: toInput(items) },
    },
  );
}

export async function createMenu(name: string): Promise<number> {
  const { createMenu: created } = await graphql<{ createMenu: { menu: { databaseId: number } } }>(
    `
      mutation StudioCreateMenu($input: CreateMenuInput!) {
        createMenu(input: $input) {
          menu {
            databaseId
          }
        }
      }
    `,
    { input: { name } },
  );
  return created.menu.databaseId;
}

export async function renameMenu(id: number, name: string): Promise<void> {
  await graphql(
    `
      mutation StudioRenameMenu($input: UpdateMenuInput!) {
        updateMenu(input: $input) {
          menu {
            databaseId
          }
        }
      }
    `,
    {
      input: { id: String(id), name },
    },
  );
}

export async function deleteMenu(id: number): Promise<void> {
  await graphql(
    `
      mutation StudioDeleteMenu($input: DeleteMenuInput!) {
        deleteMenu(input: $input) {
          menu {
            databaseId
          }
        }
      }
    `,
    {
      input: { id: String(id) },
    },
  );
}

/** @param menuIds by location. Null empties a location. */
export async function saveLocations(menuIds: Readonly<Record<string, number | null>>): Promise<void> {
  const locations = Object.entries(menuIds).map(([location, id]) => ({ location, menuId: id === null ? null : String(id) }));
  await graphql(
    `
      mutation StudioSaveLocations($input: UpdateMenuLocationsInput!) {
        updateMenuLocations(input: $input) {
          clientMutationId
        }
      }
    `,
    {
      input: { locations },
    },
  );
}
