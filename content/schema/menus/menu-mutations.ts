/** Mutations of menus: create, rename, delete, assign to locations. */
import {
  createMenu,
  deleteMenu,
  type LocationInput,
  type MenuInput,
  updateMenu,
  updateMenuLocations,
} from '../../commands/menus/menu-commands.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { MenuRow } from '../../core/rows/menus.ts';
import { type MenuLocation, menuLocations } from '../../model/menus.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

export function declareMenuMutations(builder: SchemaBuilder): void {
  const id: ArgSpec = { type: 'ID!', description: 'Global or database id of the menu.' };
  const slug: ArgSpec = { type: 'String', description: 'Slug.' };
  const payload: FieldSpecs = {
    menu: { type: 'Menu', description: 'The menu.', resolve: ({ menuId }: { menuId: number }, _args, { store }) => store.menuById(menuId) },
  };
  declareMutation<MenuInput, { menuId: number }>(builder, {
    name: 'createMenu',
    description: 'Creates an empty menu.',
    input: {
      name: { type: 'String!', description: 'Name. Must be unique.' },
      slug: { ...slug, description: 'Slug. Created from the name if omitted.' },
    },
    payload,
    resolve: async (input, { services, viewer }) => ({ menuId: await createMenu(services, viewer, input) }),
  });
  declareMutation<MenuInput & { id: string }, { menuId: number }>(builder, {
    name: 'updateMenu',
    description: 'Renames a menu. Its slug stays the same unless `slug` is set.',
    input: { id, name: { type: 'String', description: 'Name. Must be unique.' }, slug },
    payload,
    resolve: async (input, { services, viewer }) => ({ menuId: await updateMenu(services, viewer, input.id, input) }),
  });
  declareMutation<{ id: string }, { menu: MenuRow }>(builder, {
    name: 'deleteMenu',
    description: 'Deletes a menu with its items. Its locations have no menu afterwards.',
    input: { id },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id of the deleted menu.',
        resolve: ({ menu }: { menu: MenuRow }) => toGlobalId('term', menu.id),
      },
      menu: { type: 'Menu', description: 'The menu before it was deleted.' },
    },
    resolve: async (input, { services, viewer }) => ({ menu: await deleteMenu(services, viewer, input.id) }),
  });
  declareLocations(builder);
}

function declareLocations(builder: SchemaBuilder): void {
  builder.input('MenuLocationInput', {
    description: 'A location and its menu.',
    fields: {
      location: { type: 'MenuLocationEnum!', description: 'The location.' },
      menuId: { type: 'ID', description: 'Global or database id of the menu. Null for no menu.' },
    },
  });
  builder.object('AssignedMenuLocation', {
    description: 'A location and its menu.',
    fields: {
      location: { type: 'MenuLocationEnum!', description: 'The location.' },
      menu: {
        type: 'Menu',
        description: 'The menu, or null.',
        resolve: ({ location }: { location: MenuLocation }, _args, { store }) => store.menuByLocation(location),
      },
    },
  });
  declareMutation<{ locations: readonly LocationInput[] }, object>(builder, {
    name: 'updateMenuLocations',
    description: 'Assigns menus to locations. Locations that are not in the input keep their menus.',
    input: { locations: { type: '[MenuLocationInput!]!', description: 'Locations and their menus.' } },
    payload: {
      locations: {
        type: '[AssignedMenuLocation!]!',
        description: 'All locations.',
        resolve: () => menuLocations.map((location) => ({ location })),
      },
    },
    resolve: async ({ locations }, { services, viewer }) => {
      await updateMenuLocations(services, viewer, locations);
      return {};
    },
  });
}
