/** `/wp/v2/menus` and `/wp/v2/menu-locations`. */
import { createMenu, deleteMenu, updateMenu, updateMenuLocations } from '../../../../commands/menus/menu-commands.ts';
import type { MenuRow } from '../../../../core/rows/menus.ts';
import { type MenuLocation, menuLocations } from '../../../../model/menus.ts';
import { can } from '../../../../permissions/viewer.ts';
import { createItem, type ItemFields } from '../framework/item.ts';
import { loadPage } from '../framework/paging.ts';
import { RestError } from '../framework/rest-error.ts';
import { getRestUrl, READ, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { contextParameter, declareResource, forceParameter, type Resource, termRefusals } from '../framework/resource.ts';
import { viewAndEdit } from '../framework/schema.ts';
import { metaField } from '../shared/text-fields.ts';
import { createNotFoundError, getPathId, idKey, toText } from '../shared/values.ts';

const canEditMenus = ({ viewer }: RestRequest) => can(viewer, 'edit_theme_options');

const fields: ItemFields<MenuRow> = {
  id: { ...idKey().schema, readonly: true, read: ({ id }) => id },
  description: { description: 'Always empty.', type: 'string', context: viewAndEdit, readonly: true, read: () => '' },
  name: { description: 'The name.', type: 'string', required: true, read: ({ name }) => name },
  slug: { description: 'Alphanumeric identifier.', type: 'string', read: ({ slug }) => slug },
  meta: metaField,
  locations: {
    description: 'The locations that show the menu.',
    type: 'array',
    items: { type: 'string', enum: menuLocations },
    context: viewAndEdit,
    read: ({ locations }) => locations,
  },
  auto_add: { description: 'Always false.', type: 'boolean', context: viewAndEdit, readonly: true, read: () => false },
};

/** Assigns a menu to exactly these locations. Undefined leaves them unchanged. */
async function assignLocations(
  id: number,
  value: unknown,
  before: readonly MenuLocation[],
  { context, viewer }: RestRequest,
): Promise<void> {
  if (!Array.isArray(value)) return;
  const wanted = value as MenuLocation[];
  const changes = [
    ...wanted.filter((location) => !before.includes(location)).map((location) => ({ location, menuId: String(id) })),
    ...before.filter((location) => !wanted.includes(location)).map((location) => ({ location })),
  ];
  if (changes.length > 0) await updateMenuLocations(context.services, viewer, changes);
}

const menuResource: Resource<MenuRow> = {
  path: '/menus',
  title: 'nav_menu',
  allowsBatch: true,
  key: idKey(),
  fields,
  links: ({ id, locations }, request) => ({
    self: [{ href: getRestUrl(request, `/wp/v2/menus/${id}`) }],
    collection: [{ href: getRestUrl(request, '/wp/v2/menus') }],
    'wp:post_type': [{ href: `${getRestUrl(request, '/wp/v2/menu-items')}?menus=${id}` }],
    ...(locations.length > 0 && {
      'https://api.w.org/menu-location': locations.map((name) => ({
        embeddable: true,
        href: getRestUrl(request, `/wp/v2/menu-locations/${name}`),
      })),
    }),
  }),
  load: async (request) => {
    const menu = await request.context.store.menuById(getPathId(request));
    if (!menu) throw createNotFoundError('rest_term_invalid', 'Menu does not exist.');
    return menu;
  },
  refusals: termRefusals,
  canEdit: (_menu, request) => canEditMenus(request),
  list: { parameters: {}, canEdit: canEditMenus, run: (request) => loadPage(request, (page) => request.context.store.menus({}, page)) },
  create: {
    isAllowed: canEditMenus,
    run: async (request) => {
      const { context, viewer, values } = request;
      const id = await createMenu(context.services, viewer, { name: toText(values['name']), slug: toText(values['slug']) });
      await assignLocations(id, values['locations'], [], request);
      return id;
    },
  },
  update: {
    isAllowed: (_menu, request) => canEditMenus(request),
    run: async (menu, request) => {
      const { context, viewer, values } = request;
      await updateMenu(context.services, viewer, String(menu.id), { name: toText(values['name']), slug: toText(values['slug']) });
      await assignLocations(menu.id, values['locations'], menu.locations, request);
    },
  },
  delete: {
    parameters: { force: forceParameter },
    isAllowed: (_menu, request) => canEditMenus(request),
    run: async (menu, request) => {
      const { context, viewer, values } = request;
      if (values['force'] !== true && canEditMenus(request))
        throw new RestError(501, 'rest_trash_not_supported', "Menus do not support trashing. Set 'force=true' to delete.");
      await deleteMenu(context.services, viewer, String(menu.id));
      return 'deleted';
    },
  },
};

type Location = { name: MenuLocation; menu: number };

const locationFields: ItemFields<Location> = {
  name: { description: 'Name of the location.', type: 'string', readonly: true, read: ({ name }) => name },
  description: { description: 'The location in words.', type: 'string', readonly: true, read: ({ name }) => describeLocation(name) },
  menu: { description: 'The ID of the menu. 0 for none.', type: 'integer', readonly: true, read: ({ menu }) => menu },
};

const describeLocation = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

const loadLocation = async (name: MenuLocation, { context }: RestRequest): Promise<Location> => ({
  name,
  menu: (await context.store.menuByLocation(name))?.id ?? 0,
});

/** An object with the locations by their names, as in WordPress, so it is no collection. */
function declareLocations(): RouteDeclaration[] {
  const parameters = { context: contextParameter };
  const toJson = async (name: MenuLocation, request: RestRequest) =>
    createItem(await loadLocation(name, request), locationFields, undefined, request);
  return [
    {
      namespace: 'wp/v2',
      path: '/menu-locations',
      endpoints: [
        {
          methods: READ,
          parameters,
          handle: async (request) => ({
            data: Object.fromEntries(await Promise.all(menuLocations.map(async (name) => [name, await toJson(name, request)] as const))),
          }),
        },
      ],
    },
    {
      namespace: 'wp/v2',
      path: '/menu-locations/{location:[\\w-]+}',
      endpoints: [
        {
          methods: READ,
          parameters,
          handle: async (request) => {
            const name = menuLocations.find((location) => location === request.variables['location']);
            if (!name) throw createNotFoundError('rest_menu_location_invalid', 'Invalid menu location.');
            return { data: await toJson(name, request) };
          },
        },
      ],
    },
  ];
}

export const declareMenus = (): RouteDeclaration[] => [...declareResource(menuResource), ...declareLocations()];
