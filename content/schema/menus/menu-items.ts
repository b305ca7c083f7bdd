/** Items of menus: filters, addresses, and what they lead to. */
import { fromGlobalId, toDatabaseId, toGlobalId } from '../../core/global-ids.ts';
import type { MenuItemRow } from '../../core/rows/menus.ts';
import { menuItemFields, type MenuLocation } from '../../model/menus.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { MenuItemQuery } from '../../store/menus.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { connection, type ConnectionArgs, edgeTo } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { declareGroup } from '../fields/fields.ts';

const { featuredItem } = menuItemFields;

export const itemWhere: Record<string, ArgSpec> = {
  id: { type: 'Int', description: 'The item with this database id.' },
  location: { type: 'MenuLocationEnum', description: 'Items of the menu at this place.' },
  parentId: { type: 'ID', description: 'Items below the one with this global id; `0` for the top level.' },
  parentDatabaseId: { type: 'Int', description: 'Items below the one with this database id; 0 for the top level.' },
};

type ItemWhere = { id?: number | null; location?: MenuLocation | null; parentId?: string | null; parentDatabaseId?: number | null };

/** The store's question for the filters of a list of items. */
export function itemsOf(args: ConnectionArgs): MenuItemQuery {
  const where = (args.where ?? {}) as ItemWhere;
  const parentId = parentIn(where);
  return {
    ...(typeof where.id === 'number' && { id: where.id }),
    ...(where.location && { location: where.location }),
    ...(parentId !== undefined && { parentId }),
  };
}

/** Undefined: no filter; null: the top level. */
function parentIn(where: ItemWhere): number | null | undefined {
  if (typeof where.parentDatabaseId === 'number') return where.parentDatabaseId || null;
  if (where.parentId === '0' || where.parentId === '') return null;
  if (where.parentId) return toDatabaseId(fromGlobalId(where.parentId)?.key ?? '') ?? 0;
  return undefined;
}

/** Address of an item: its own, or that of what it leads to. Null when that is gone. */
async function addressOf(item: MenuItemRow, store: ContentStore): Promise<string | null> {
  if (!item.connected) return item.url;
  const target = await targetOf(item, store);
  return target?.uri ?? null;
}

function targetOf(item: MenuItemRow, store: ContentStore) {
  if (!item.connected) return null;
  return item.connected.kind === 'node' ? store.nodeById(item.connected.id) : store.termById(item.connected.id);
}

/** Own links are told as paths; others and bare anchors as they are (WPGraphQL, recorded). */
function toUri(url: string | null, { site }: ContentContext): string | null {
  if (url === null) return null;
  const own = [site.siteUrl, site.contentUrl].find((base) => url === base || url.startsWith(`${base}/`));
  return own ? url.slice(own.length) || '/' : url;
}

const withoutQuery = (uri: string | null) => (uri?.startsWith('/') ? uri.replace(/[?#].*$/, '') : uri);

export function declareMenuItem(builder: SchemaBuilder): void {
  if (featuredItem.kind === 'group')
    declareGroup(builder, 'MenuItem_Featureditem', 'featuredItem', featuredItem.description, featuredItem.fields);
  const uri = async (item: MenuItemRow, _args: unknown, context: ContentContext) => {
    const address = await addressOf(item, context.store);
    // As recorded: an item that leads to a term tells the whole address.
    return item.connected?.kind === 'term' ? address && context.site.siteUrl + address : toUri(address, context);
  };
  builder.object('MenuItem', {
    description: 'A link of a menu.',
    interfaces: ['DatabaseIdentifier'],
    fields: {
      label: { type: 'String', description: 'Words of the link.' },
      title: { type: 'String', description: 'Title of the link.', resolve: (item: MenuItemRow) => item.title || null },
      description: { type: 'String', description: 'Words below the link.', resolve: (item: MenuItemRow) => item.description || null },
      url: {
        type: 'String',
        description: 'Whole address.',
        resolve: async (item: MenuItemRow, _args, { store, site }) => {
          const address = await addressOf(item, store);
          if (item.connected) return address && site.siteUrl + address;
          // What an editor wrote is told as it was written; links to the content host lead to the site (recorded).
          return address?.startsWith(`${site.contentUrl}/`) ? site.siteUrl + address.slice(site.contentUrl.length) : address;
        },
      },
      uri: { type: 'String', description: 'Path of an own link, query included; other addresses as they are.', resolve: uri },
      path: {
        type: 'String',
        description: 'Path of an own link without its query; other addresses as they are.',
        resolve: async (item: MenuItemRow, args, context) => withoutQuery(await uri(item, args, context)),
      },
      target: { type: 'String', description: '`_blank` for a new window.', resolve: (item: MenuItemRow) => item.target || null },
      cssClasses: { type: '[String]', description: 'Class names an editor gave it.' },
      linkRelationship: {
        type: 'String',
        description: 'Relation of the link.',
        resolve: (item: MenuItemRow) => item.linkRelationship || null,
      },
      order: { type: 'Int', description: 'Place in the menu, from 1.' },
      parentId: {
        type: 'ID',
        description: 'Global id of the item above.',
        resolve: (item: MenuItemRow) => item.parentId && toGlobalId('post', item.parentId),
      },
      parentDatabaseId: {
        type: 'Int',
        description: 'Database id of the item above; 0 at the top level.',
        resolve: (item: MenuItemRow) => item.parentId ?? 0,
      },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false },
      locations: {
        type: '[MenuLocationEnum]',
        description: 'Places where its menu stands.',
        resolve: async (item: MenuItemRow, _args, { store }) => (await store.menuById(item.menuId))?.locations ?? [],
      },
      featuredItem: {
        type: 'MenuItem_Featureditem',
        description: featuredItem.description,
        resolve: (item: MenuItemRow) => item.fields['featuredItem'] ?? {},
      },
      menu: edgeTo(builder, {
        from: 'MenuItem',
        to: 'Menu',
        description: 'Menu it belongs to.',
        load: (item: MenuItemRow, store) => store.menuById(item.menuId),
      }),
      menuItemId: {
        type: 'Int',
        description: 'Number in the database.',
        deprecated: 'Use databaseId.',
        resolve: (item: MenuItemRow) => item.id,
      },
      connectedObject: {
        type: 'MenuItemObjectUnion',
        description: 'What it leads to; null for an address.',
        deprecated: 'Use connectedNode.',
        resolve: (item: MenuItemRow, _args, { store }) => targetOf(item, store),
      },
      connectedNode: edgeTo(builder, {
        from: 'MenuItem',
        to: 'MenuItemLinkable',
        description: 'What it leads to; null for an address.',
        load: (item: MenuItemRow, store) => targetOf(item, store),
      }),
      childItems: connection(builder, {
        from: 'MenuItem',
        to: 'MenuItem',
        description: 'Items below it in order.',
        where: itemWhere,
        load: (item: MenuItemRow, args: ConnectionArgs, page: PageArgs, { store }) =>
          store.menuItems({ ...itemsOf(args), menuId: item.menuId, parentId: item.id }, page),
      }),
    },
  });
}
