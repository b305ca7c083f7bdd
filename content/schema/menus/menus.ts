/** Menus. Their items stand in menu-items.ts. */
import type { MenuRow } from '../../core/rows/menus.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { type MenuLocation, menuLocations } from '../../model/menus.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { typeNameOf } from '../core/common.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';
import { identify } from '../core/id-types.ts';
import { declareMenuItem, itemsOf, itemWhere } from './menu-items.ts';

export function declareMenus(builder: SchemaBuilder): void {
  builder.enum('MenuLocationEnum', {
    description: 'Places where a menu can stand.',
    values: Object.fromEntries(menuLocations.map((name) => [name, { description: `The place ${name}.` }])),
  });
  builder.enum('MenuNodeIdTypeEnum', {
    description: 'What the id of a menu is.',
    values: {
      DATABASE_ID: { description: 'Number in the database.' },
      ID: { description: 'Global id.' },
      LOCATION: { description: 'Place, in lower case.' },
      NAME: { description: 'Name.' },
      SLUG: { description: 'Slug.' },
    },
  });
  builder.enum('MenuItemNodeIdTypeEnum', {
    description: 'What the id of a menu item is.',
    values: { DATABASE_ID: { description: 'Number in the database.' }, ID: { description: 'Global id.' } },
  });
  builder.union('MenuItemObjectUnion', {
    description: 'What a menu item can lead to.',
    types: [
      ...contentTypes.filter(isLinkable).map((type) => type.graphql.single),
      ...(taxonomies as readonly TaxonomyDeclaration[]).filter((taxonomy) => taxonomy.public).map((taxonomy) => taxonomy.graphql.single),
    ],
    resolveType: typeNameOf,
  });
  declareMenu(builder);
  declareMenuItem(builder);
}

/** Menus lead to content with addresses of its own; files are linked to by theirs. */
const isLinkable = (type: ContentTypeDeclaration) => type.permalink !== null && type.name !== 'attachment';

function declareMenu(builder: SchemaBuilder): void {
  builder.object('Menu', {
    description: 'A tree of links.',
    interfaces: ['DatabaseIdentifier'],
    fields: {
      name: { type: 'String', description: 'Name for people.' },
      slug: { type: 'String', description: 'Name for programs.' },
      count: { type: 'Int', description: 'Items in it.' },
      locations: { type: '[MenuLocationEnum]', description: 'Places where it stands.' },
      menuId: { type: 'Int', description: 'Number in the database.', deprecated: 'Use databaseId.', resolve: (menu: MenuRow) => menu.id },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false },
      menuItems: connection(builder, {
        from: 'Menu',
        to: 'MenuItem',
        description: 'Its items in order.',
        where: itemWhere,
        load: (menu: MenuRow, args: ConnectionArgs, page: PageArgs, { store }) =>
          store.menuItems({ ...itemsOf(args), menuId: menu.id }, page),
      }),
    },
  });
  builder.extend('RootQuery', {
    menu: {
      type: 'Menu',
      description: 'One menu that stands somewhere.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'MenuNodeIdTypeEnum', description: 'What the id is; ID by default.' },
      },
      resolve: async (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        if (idType === 'SLUG') return store.menuBySlug(id);
        if (idType === 'NAME') return store.menuByName(id);
        if (idType === 'LOCATION') {
          const location = menuLocations.find((name) => name.toLowerCase() === id);
          const menu = location ? await store.menuByLocation(location) : null;
          // The one look-up that does not answer with null (recorded).
          if (!menu) throw new UserError('No menu set for the provided location');
          return menu;
        }
        return store.menuById(identify('term', id, idType));
      },
    },
    menus: connection(builder, {
      from: 'RootQuery',
      to: 'Menu',
      description: 'Menus that stand somewhere.',
      where: {
        id: { type: 'Int', description: 'The menu with this database id.' },
        location: { type: 'MenuLocationEnum', description: 'The menu at this place.' },
        slug: { type: 'String', description: 'The menu with this slug.' },
      },
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => {
        const { id, location, slug } = (args.where ?? {}) as { id?: number | null; location?: MenuLocation | null; slug?: string | null };
        return store.menus({ ...(typeof id === 'number' && { id }), ...(location && { location }), ...(slug && { slug }) }, page);
      },
    }),
    menuItem: {
      type: 'MenuItem',
      description: 'One item of a menu that stands somewhere.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'MenuItemNodeIdTypeEnum', description: 'What the id is; ID by default.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        return store.menuItemById(identify('post', id, idType));
      },
    },
    menuItems: connection(builder, {
      from: 'RootQuery',
      to: 'MenuItem',
      description: 'Items of menus that stand somewhere, in order.',
      where: itemWhere,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => store.menuItems(itemsOf(args), page),
    }),
  });
}
