/** Menu items: filters, URLs and link targets. */
import { toGlobalId } from '../../core/global-ids.ts';
import type { MenuItemRow } from '../../core/rows/menus.ts';
import { menuItemFields, type MenuLocation } from '../../model/menus.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { mapRead } from '../../store/core/read-result.ts';
import type { MenuItemQuery } from '../../store/menus.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection, declareEdge } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { parseFilterId } from '../core/filter-ids.ts';
import { replaceContentHost } from '../core/site-url.ts';
import { declareGroup } from '../fields/fields.ts';

const { featuredItem } = menuItemFields;

export const menuItemFilterArgs: Record<string, ArgSpec> = {
  id: { type: 'Int', description: 'The item with this database id.' },
  location: { type: 'MenuLocationEnum', description: 'Items of the menu at this location.' },
  parentId: { type: 'ID', description: 'Children of the item with this global or database id. `0` means the top level.' },
  parentDatabaseId: { type: 'Int', description: 'Children of the item with this database id. 0 means the top level.' },
};

type MenuItemFilter = { id?: number | null; location?: MenuLocation | null; parentId?: string | null; parentDatabaseId?: number | null };

/** Parses the filters of a list into the store's query. */
export function parseMenuItemQuery(args: ConnectionArgs): MenuItemQuery {
  const where = (args.where ?? {}) as MenuItemFilter;
  const parentId = parseParentId(where);
  return {
    ...(typeof where.id === 'number' && { id: where.id }),
    ...(where.location && { location: where.location }),
    ...(parentId !== undefined && { parentId }),
  };
}

/** @returns undefined without a filter, null for the top level */
function parseParentId(where: MenuItemFilter): number | null | undefined {
  if (typeof where.parentDatabaseId === 'number') return where.parentDatabaseId || null;
  // As in WordPress, the empty text is no filter, and other text without an id matches nothing.
  if (!where.parentId) return undefined;
  return where.parentId === '0' ? null : parseFilterId('post', where.parentId);
}

/** Maps the URL of an item: its own, or the URI of its target. Null if the target does not exist. */
function mapUrl<T>(item: MenuItemRow, store: ContentStore, map: (url: string | null) => T): T | Promise<Awaited<T>> {
  if (!item.connected) return map(item.url);
  return mapRead(findTarget(item.connected, store), (target) => map(target?.uri ?? null));
}

function findTarget({ kind, id }: NonNullable<MenuItemRow['connected']>, store: ContentStore): Promise<NodeRow | TermRow | null> {
  return kind === 'node' ? store.nodeById(id) : store.termById(id);
}

/** Links to the own site become paths. Other URLs and fragments stay unchanged (WPGraphQL, recorded). */
function toUri(url: string | null, { site }: ContentContext): string | null {
  if (url === null) return null;
  const ownOrigin = [site.siteUrl, site.contentUrl].find((base) => url === base || url.startsWith(`${base}/`));
  return ownOrigin ? url.slice(ownOrigin.length) || '/' : url;
}

const withoutQuery = (uri: string | null) => (uri?.startsWith('/') ? uri.replace(/[?#].*$/, '') : uri);

/** The path and query of a link to the site. Other URLs are unchanged. An item with a term has a full URL (recorded). */
export const loadMenuItemUri = (item: MenuItemRow, context: ContentContext, map: (uri: string | null) => string | null = (uri) => uri) =>
  mapUrl(item, context.store, (url) => map(item.connected?.kind === 'term' ? url && context.site.siteUrl + url : toUri(url, context)));

export function declareMenuItem(builder: SchemaBuilder): void {
  if (featuredItem.kind === 'group')
    declareGroup(builder, 'MenuItem_Featureditem', 'featuredItem', featuredItem.description, featuredItem.fields);
  builder.object('MenuItem', {
    description: 'An item of a menu.',
    interfaces: ['Node', 'DatabaseIdentifier'],
    fields: {
      label: { type: 'String', description: 'Link text.' },
      title: { type: 'String', description: 'Title attribute of the link.', resolve: (item: MenuItemRow) => item.title || null },
      description: { type: 'String', description: 'Text below the link.', resolve: (item: MenuItemRow) => item.description || null },
      url: {
        type: 'String',
        description: 'Full URL.',
        resolve: (item: MenuItemRow, _args, { store, site }) =>
          mapUrl(item, store, (url) => {
            if (item.connected) return url && site.siteUrl + url;
            // Custom links stay as the editor entered them, except that links to the content host point to the site (recorded).
            return url && replaceContentHost(url, site);
          }),
      },
      uri: {
        type: 'String',
        description: 'Path and query of a link to the site. Other URLs are unchanged.',
        resolve: (item: MenuItemRow, _args, context) => loadMenuItemUri(item, context),
      },
      path: {
        type: 'String',
        description: 'Path of a link to the site without its query. Other URLs are unchanged.',
        resolve: (item: MenuItemRow, _args, context) => loadMenuItemUri(item, context, withoutQuery),
      },
      target: { type: 'String', description: '`_blank` opens a new tab.', resolve: (item: MenuItemRow) => item.target || null },
      cssClasses: { type: '[String]', description: 'CSS classes of the item.' },
      linkRelationship: {
        type: 'String',
        description: 'Value of the attribute `rel`.',
        resolve: (item: MenuItemRow) => item.linkRelationship || null,
      },
      order: { type: 'Int', description: 'Position in the menu, starting at 1.' },
      parentId: {
        type: 'ID',
        description: 'Global id of the parent item.',
        resolve: (item: MenuItemRow) => item.parentId && toGlobalId('post', item.parentId),
      },
      parentDatabaseId: {
        type: 'Int',
        description: 'Database id of the parent item. 0 at the top level.',
        resolve: (item: MenuItemRow) => item.parentId ?? 0,
      },
      isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.', resolve: () => false },
      locations: {
        type: '[MenuLocationEnum]',
        description: 'Locations of its menu. Null if it has none.',
        resolve: async (item: MenuItemRow, _args, { store }) => {
          const { locations = [] } = (await store.menuById(item.menuId)) ?? {};
          return locations.length > 0 ? locations : null;
        },
      },
      featuredItem: {
        type: 'MenuItem_Featureditem',
        description: featuredItem.description,
        resolve: (item: MenuItemRow) => item.fields['featuredItem'] ?? {},
      },
      menu: declareEdge(builder, {
        from: 'MenuItem',
        to: 'Menu',
        description: 'The menu that contains the item.',
        load: (item: MenuItemRow, store) => store.menuById(item.menuId),
      }),
      menuItemId: {
        type: 'Int',
        description: 'Database id.',
        deprecated: 'Use databaseId.',
        resolve: (item: MenuItemRow) => item.id,
      },
      connectedObject: {
        type: 'MenuItemObjectUnion',
        description: 'The linked object. Null for custom links.',
        deprecated: 'Use connectedNode.',
        resolve: (item: MenuItemRow, _args, { store }) => item.connected && findTarget(item.connected, store),
      },
      connectedNode: declareEdge(builder, {
        from: 'MenuItem',
        to: 'MenuItemLinkable',
        description: 'The linked object. Null for custom links.',
        load: (item: MenuItemRow, store) => item.connected && findTarget(item.connected, store),
      }),
      childItems: declareConnection(builder, {
        from: 'MenuItem',
        to: 'MenuItem',
        counted: true,
        description: 'Child items in order.',
        where: menuItemFilterArgs,
        load: (item: MenuItemRow, args: ConnectionArgs, page: PageArgs, { store }) =>
          store.menuItems({ ...parseMenuItemQuery(args), menuId: item.menuId, parentId: item.id }, page),
      }),
    },
  });
}
