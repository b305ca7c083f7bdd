/** Menus. See menu-items.ts for their items. */
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { MenuRow } from '../../core/rows/menus.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { type MenuLocation, menuLocations } from '../../model/menus.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { omit } from '../../store/core/request-db.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection } from '../core/connections.ts';
import { INVALID_ID, parseLookupId } from '../core/lookup-id.ts';
import { getTypeName } from '../core/source-types.ts';
import { declareMenuItem, menuItemFilterArgs, parseMenuItemQuery } from './menu-items.ts';

export function declareMenus(builder: SchemaBuilder): void {
  builder.enum('MenuLocationEnum', {
    description: 'Locations of menus.',
    values: Object.fromEntries(menuLocations.map((name) => [name, { description: `The location ${name}.` }])),
  });
  builder.enum('MenuNodeIdTypeEnum', {
    description: 'Types of menu ids.',
    values: {
      DATABASE_ID: { description: 'Database id.' },
      ID: { description: 'Global id.' },
      LOCATION: { description: 'Location in lowercase.' },
      NAME: { description: 'Name.' },
      SLUG: { description: 'Slug.' },
    },
  });
  builder.enum('MenuItemNodeIdTypeEnum', {
    description: 'Types of menu item ids.',
    values: { DATABASE_ID: { description: 'Database id.' }, ID: { description: 'Global id.' } },
  });
  builder.union('MenuItemObjectUnion', {
    description: 'An object that a menu item can link to.',
    types: [
      ...contentTypes.filter(isLinkable).map((type) => type.graphql.single),
      ...(taxonomies as readonly TaxonomyDeclaration[]).filter(canBeInMenu).map((taxonomy) => taxonomy.graphql.single),
    ],
    resolveType: getTypeName,
  });
  declareMenu(builder);
  declareMenuItem(builder);
}

/** Menus cannot link to post formats (WordPress). */
export const canBeInMenu = (taxonomy: TaxonomyDeclaration) => taxonomy.public && taxonomy.name !== 'post_format';

/** Menu items can link to content with permalinks. Media items are excluded. */
const isLinkable = (type: ContentTypeDeclaration) => type.permalink !== null && type.name !== 'attachment';

function declareMenu(builder: SchemaBuilder): void {
  builder.object('Menu', {
    description: 'A menu.',
    interfaces: ['Node', 'DatabaseIdentifier'],
    fields: {
      name: { type: 'String', description: 'Display name.' },
      slug: { type: 'String', description: 'Slug.' },
      count: { type: 'Int', description: 'Number of items. Null if there are none.', resolve: (menu: MenuRow) => menu.count || null },
      locations: {
        type: '[MenuLocationEnum]',
        description: 'Locations of the menu. Null if it has none.',
        resolve: ({ locations }: MenuRow) => (locations.length > 0 ? locations : null),
      },
      menuId: { type: 'Int', description: 'Database id.', deprecated: 'Use databaseId.', resolve: (menu: MenuRow) => menu.id },
      isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.', resolve: () => false },
      menuItems: declareConnection(builder, {
        from: 'Menu',
        to: 'MenuItem',
        counted: true,
        description: 'Items in order.',
        where: menuItemFilterArgs,
        // As in WPGraphQL, the menu replaces the filter by location.
        load: (menu: MenuRow, args: ConnectionArgs, page: PageArgs, { store }) =>
          store.menuItems({ ...omit(parseMenuItemQuery(args), 'location'), menuId: menu.id }, page),
      }),
    },
  });
  builder.extend('RootQuery', {
    menu: {
      type: 'Menu',
      description: 'A menu by id. Visitors see only menus with a location.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'MenuNodeIdTypeEnum', description: 'Type of the id. Default ID.' },
      },
      resolve: async (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        if (idType === 'SLUG') return store.menuBySlug(toSlug(id));
        if (idType === 'NAME') return store.menuByName(id);
        if (idType === 'LOCATION') {
          const location = menuLocations.find((name) => name.toLowerCase() === id);
          const menu = location ? await store.menuByLocation(location) : null;
          // This is the only lookup that does not return null (recorded).
          if (!menu) throw new UserError('No menu set for the provided location');
          return menu;
        }
        return store.menuById(parseLookupId(id, idType, INVALID_ID));
      },
    },
    menus: declareConnection(builder, {
      from: 'RootQuery',
      to: 'Menu',
      description: 'Menus. Visitors see only menus with a location.',
      where: {
        id: { type: 'Int', description: 'The menu with this database id.' },
        location: { type: 'MenuLocationEnum', description: 'The menu at this location.' },
        slug: { type: 'String', description: 'The menu with this slug.' },
      },
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => {
        const { id, location, slug } = (args.where ?? {}) as { id?: number | null; location?: MenuLocation | null; slug?: string | null };
        return store.menus(
          { ...(typeof id === 'number' && { id }), ...(location && { location }), ...(slug && { slug: toSlug(slug) }) },
          page,
        );
      },
    }),
    menuItem: {
      type: 'MenuItem',
      description: 'A menu item by id. Visitors see only items of menus with a location.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'MenuItemNodeIdTypeEnum', description: 'Type of the id. Default ID.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        return store.menuItemById(parseLookupId(id, idType, INVALID_ID));
      },
    },
    menuItems: declareConnection(builder, {
      from: 'RootQuery',
      to: 'MenuItem',
      counted: true,
      description: 'Menu items in order. Visitors see only items of menus with a location.',
      where: menuItemFilterArgs,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => store.menuItems(parseMenuItemQuery(args), page),
    }),
  });
}
