/** Mutations of menu items: one item, or all items of a menu. */
import { getMenuVersion } from '../../commands/core/edit-versions.ts';
import { createMenuItem, deleteMenuItem, updateMenuItem } from '../../commands/menus/menu-item-commands.ts';
import type { MenuItemInput } from '../../commands/menus/menu-item-values.ts';
import { type MenuTreeInput, updateMenuItems } from '../../commands/menus/update-menu-items.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import type { MenuItemRow } from '../../core/rows/menus.ts';
import { menuItemFields } from '../../model/menus.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { declareFieldInputs } from '../fields/field-inputs.ts';

type MenuItemPosition = { parentId?: string | null; position?: number | null };

const link: Record<string, ArgSpec> = {
  url: { type: 'String', description: 'Custom link: a path that begins with /, #, ?, a web URL, or a mailto: or tel: link.' },
  contentNodeId: { type: 'ID', description: 'Link to content: its global or database id.' },
  termId: { type: 'ID', description: 'Link to a term: its global or database id.' },
  archiveOf: { type: 'ContentTypeEnum', description: 'Link to the archive of a content type.' },
};

const place: Record<string, ArgSpec> = {
  parentId: { type: 'ID', description: 'Global or database id of the parent item. Empty for the top level.' },
  position: { type: 'Int', description: 'Position among the items with the same parent, starting at 1. By default the last one.' },
};

export function declareMenuItemMutations(builder: SchemaBuilder): void {
  const values = {
    label: { type: 'String', description: 'Link text. If empty, the current title of the target is stored.' },
    title: { type: 'String', description: 'Title attribute of the link.' },
    description: { type: 'String', description: 'Text below the link.' },
    target: { type: 'String', description: '`_blank` opens a new tab.' },
    cssClasses: { type: '[String]', description: 'CSS classes of the item.' },
    linkRelationship: { type: 'String', description: 'Value of the attribute `rel`.' },
    ...declareFieldInputs(builder, 'MenuItem', { fields: menuItemFields }),
    ...link,
  } satisfies Record<string, ArgSpec>;
  const id: ArgSpec = { type: 'ID!', description: 'Global or database id of the menu item.' };
  const menuId: ArgSpec = { type: 'ID!', description: 'Global or database id of the menu.' };
  const payload: FieldSpecs = {
    menuItem: {
      type: 'MenuItem',
      description: 'The menu item.',
      resolve: (result: { itemId: number }, _args, { store }) => store.menuItemById(result.itemId),
    },
  };
  declareMutation<MenuItemInput & MenuItemPosition & { menuId: string }, { itemId: number }>(builder, {
    name: 'createMenuItem',
    description: 'Creates a menu item. Exactly one link is required.',
    input: { menuId, ...values, ...place },
    payload,
    resolve: async (input, { services, viewer }) => ({ itemId: await createMenuItem(services, viewer, input.menuId, input) }),
  });
  declareMutation<MenuItemInput & MenuItemPosition & { id: string }, { itemId: number }>(builder, {
    name: 'updateMenuItem',
    description: 'Updates or moves a menu item, with the items below it. Omitted fields stay unchanged.',
    input: { id, ...values, ...place },
    payload,
    resolve: async (input, { services, viewer }) => ({ itemId: await updateMenuItem(services, viewer, input.id, input) }),
  });
  declareMutation<{ id: string; deleteChildren?: boolean | null }, { itemId: number; menuItem: MenuItemRow | null }>(builder, {
    name: 'deleteMenuItem',
    description: 'Deletes a menu item. The items below it move up to its place.',
    input: { id, deleteChildren: { type: 'Boolean', description: 'Whether the items below it are deleted too. Default false.' } },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id of the deleted menu item.',
        resolve: ({ itemId }: { itemId: number }) => toGlobalId('post', itemId),
      },
      menuItem: { type: 'MenuItem', description: 'The menu item before it was deleted.' },
    },
    resolve: async (input, { services, viewer, store }) => {
      const menuItem = await store.menuItemById(parseId('post', input.id) ?? 0);
      return { itemId: await deleteMenuItem(services, viewer, input.id, input.deleteChildren ?? false), menuItem };
    },
  });
  builder.input('MenuTreeItemInput', {
    description: 'A menu item with the items below it.',
    fields: {
      id: { type: 'ID', description: 'Global or database id of an existing item. Omitted for a new one.' },
      ...values,
      children: { type: '[MenuTreeItemInput!]', description: 'The items below it, in order.' },
    },
  });
  declareMutation<{ menuId: string; version: string; items: readonly MenuTreeInput[] }, { menuId: number }>(builder, {
    name: 'updateMenuItems',
    description:
      'Writes all items of a menu: updates those with an id, creates those without, and deletes those that are not in the input.',
    input: {
      menuId,
      version: {
        type: 'String!',
        description: 'The `editVersion` of the menu that was loaded. If the menu has changed since, nothing is written.',
      },
      items: { type: '[MenuTreeItemInput!]!', description: 'The items of the top level, in order.' },
    },
    payload: {
      menu: {
        type: 'Menu',
        description: 'The menu.',
        resolve: (result: { menuId: number }, _args, { store }) => store.menuById(result.menuId),
      },
      version: {
        type: 'String',
        description: 'The new version of the menu.',
        resolve: (result: { menuId: number }, _args, { services }) => getMenuVersion(services.db, result.menuId),
      },
    },
    resolve: async (input, { services, viewer }) => ({
      menuId: await updateMenuItems(services, viewer, input.menuId, input.version, input.items),
    }),
  });
}
