/** `/wp/v2/menu-items`. */
import { createMenuItem, deleteMenuItem, updateMenuItem } from '../../../../commands/menus/menu-item-commands.ts';
import type { MenuItemInput } from '../../../../commands/menus/menu-item-values.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldsInput } from '../../../../commands/nodes/node-fields.ts';
import type { MenuItemRow } from '../../../../core/rows/menus.ts';
import { contentTypes } from '../../../../model/content-types.generated.ts';
import { menuItemFields } from '../../../../model/menus.ts';
import { can } from '../../../../permissions/viewer.ts';
import { getLink } from '../../../../schema/nodes/node-uri.ts';
import { slicePage } from '../../../../store/core/slice-page.ts';
import type { ItemFields } from '../framework/item.ts';
import { assertPageExists, loadPage, pageParameters } from '../framework/paging.ts';
import { RestError } from '../framework/rest-error.ts';
import { getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { contentRefusals, declareResource, forceParameter, type Resource } from '../framework/resource.ts';
import { viewAndEdit } from '../framework/schema.ts';
import { createParameterError } from '../framework/validate-parameters.ts';
import { readStoredFields } from '../nodes/stored-fields.ts';
import { metaField, renderedText } from '../shared/text-fields.ts';
import { createNotFoundError, getIds, getPathId, getRawText, idKey, idList, toText } from '../shared/values.ts';

/** As many as a menu can have. */
const MAX_ITEMS = 10_000;

const canEditMenus = ({ viewer }: RestRequest) => can(viewer, 'edit_theme_options');

const fields: ItemFields<MenuItemRow> = {
  id: { ...idKey().schema, readonly: true, read: ({ id }) => id },
  title: { ...renderedText('The link text.'), read: ({ label }) => ({ raw: label, rendered: label }) },
  status: { description: 'Always `publish`.', type: 'string', context: viewAndEdit, readonly: true, read: () => 'publish' },
  url: { description: 'The URL. Of a link to content or a term, its current address.', type: 'string', read: getUrl },
  attr_title: { description: 'The title attribute.', type: 'string', read: ({ title }) => title ?? '' },
  description: { description: 'Text below the link.', type: 'string', read: (item) => item.description ?? '' },
  type: {
    description: 'What the item links to.',
    type: 'string',
    enum: ['custom', 'post_type', 'taxonomy', 'post_type_archive'],
    read: ({ connected }) => (connected === null ? 'custom' : connected.kind === 'node' ? 'post_type' : 'taxonomy'),
  },
  object: { description: 'The content type or taxonomy of the target, or `custom`.', type: 'string', read: getObject },
  object_id: { description: 'The ID of the target. 0 for none.', type: 'integer', read: ({ connected }) => connected?.id ?? 0 },
  parent: { description: 'The ID of the parent item. 0 for none.', type: 'integer', read: ({ parentId }) => parentId ?? 0 },
  menu_order: { description: 'Position in the menu.', type: 'integer', read: ({ order }) => order },
  target: { description: '`_blank` opens a new tab.', type: 'string', enum: ['_blank', ''], read: ({ target }) => target ?? '' },
  classes: { description: 'CSS classes.', type: 'array', items: { type: 'string' }, read: ({ cssClasses }) => cssClasses },
  xfn: {
    description: 'Values of the attribute `rel`.',
    type: 'array',
    items: { type: 'string' },
    read: ({ linkRelationship }) => linkRelationship?.split(' ') ?? [],
  },
  invalid: {
    description: 'Whether the target no longer exists.',
    type: 'boolean',
    readonly: true,
    read: async (item, request) => (await getUrl(item, request)) === '',
  },
  menus: { description: 'The ID of the menu.', type: 'integer', context: viewAndEdit, read: ({ menuId }) => menuId },
  meta: metaField,
  acf: {
    description: `Declared fields: ${Object.keys(menuItemFields).join(', ')}.`,
    type: 'object',
    context: viewAndEdit,
    read: (item) => readStoredFields({ fields: menuItemFields }, item.fields),
  },
};

async function getUrl({ url, connected }: MenuItemRow, { context }: RestRequest): Promise<string> {
  if (connected === null) return url ?? '';
  if (connected.kind === 'term') {
    const term = await context.store.termById(connected.id);
    return term ? context.site.contentUrl + term.uri : '';
  }
  const node = await context.store.nodeById(connected.id);
  return (node && (await getLink(node, context))) ?? '';
}

async function getObject({ connected }: MenuItemRow, { context }: RestRequest): Promise<string> {
  if (connected === null) return 'custom';
  const { store } = context;
  return (
    (connected.kind === 'node' ? (await store.nodeById(connected.id))?.type : (await store.termById(connected.id))?.taxonomy) ?? 'custom'
  );
}

const menuItemResource: Resource<MenuItemRow> = {
  path: '/menu-items',
  title: 'nav_menu_item',
  allowsBatch: true,
  key: idKey(),
  fields,
  links: ({ id, menuId }, request) => ({
    self: [{ href: getRestUrl(request, `/wp/v2/menu-items/${id}`) }],
    collection: [{ href: getRestUrl(request, '/wp/v2/menu-items') }],
    'wp:term': [{ taxonomy: 'nav_menu', embeddable: true, href: getRestUrl(request, `/wp/v2/menus/${menuId}`) }],
  }),
  load: async (request) => {
    const item = await request.context.store.menuItemById(getPathId(request));
    // A menu without a location is hidden from visitors, and with it its items.
    if (!item || !(await request.context.store.menuById(item.menuId)))
      throw createNotFoundError('rest_post_invalid_id', 'Invalid menu item ID.');
    return item;
  },
  refusals: contentRefusals,
  canEdit: (_item, request) => canEditMenus(request),
  list: {
    parameters: {
      per_page: { ...pageParameters.per_page, default: 100 },
      menus: { description: 'Limit to the items of these menus.', type: ['array', 'integer'], items: { type: 'integer' } },
      include: idList('Limit to items with these ids.'),
      order: { description: 'Order of the items.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
      orderby: { description: 'Items are sorted by their position.', type: 'string', default: 'menu_order' },
    },
    canEdit: canEditMenus,
    run: async (request) => {
      const { store } = request.context;
      const menus = getIds(request, 'menus');
      const include = getIds(request, 'include');
      const { rows } = await store.menuItems({}, { limit: MAX_ITEMS, direction: 'forward', after: null, before: null, offset: null });
      const visible = await Promise.all(rows.map(async (item) => ((await store.menuById(item.menuId)) ? item : null)));
      const items = visible.filter(
        (item): item is MenuItemRow => item !== null && (!menus || menus.includes(item.menuId)) && (!include || include.includes(item.id)),
      );
      const found = await loadPage(request, async (page) =>
        slicePage(request.values['order'] === 'desc' ? items.toReversed() : items, page),
      );
      return assertPageExists(found, request);
    },
  },
  create: {
    existing: 'post',
    parameters: { menus: { description: 'The ID of the menu.', type: 'integer', required: true } },
    isAllowed: canEditMenus,
    run: ({ context, viewer, values }) => createMenuItem(context.services, viewer, String(values['menus']), toItemInput(values)),
  },
  update: {
    isAllowed: (_item, request) => canEditMenus(request),
    run: async (item, { context, viewer, values }) => {
      await updateMenuItem(context.services, viewer, String(item.id), toItemInput(values));
    },
  },
  delete: {
    parameters: { force: forceParameter },
    isAllowed: (_item, request) => canEditMenus(request),
    run: async (item, request) => {
      const { context, viewer, values } = request;
      if (values['force'] !== true && canEditMenus(request))
        throw new RestError(501, 'rest_trash_not_supported', "Menu items do not support trashing. Set 'force=true' to delete.");
      await deleteMenuItem(context.services, viewer, String(item.id), false);
      return 'deleted';
    },
  },
};

/** `menu_order` is the position among the items with the same parent. */
function toItemInput(values: RestRequest['values']): MenuItemInput & { parentId?: string; position?: number } {
  const { type, object_id: target, object, acf, classes, xfn, menu_order: position } = values;
  const id = typeof target === 'number' && target > 0 ? String(target) : undefined;
  const url = toText(values['url']);
  const isCustom = type === undefined ? id === undefined : type === 'custom';
  return {
    ...getDeclaredFields(acf),
    label: getRawText(values['title']),
    title: toText(values['attr_title']),
    description: toText(values['description']),
    target: toText(values['target']),
    ...(Array.isArray(classes) && { cssClasses: (classes as string[]).filter((name) => name !== '') }),
    ...(Array.isArray(xfn) && { linkRelationship: xfn.join(' ') }),
    ...(isCustom && url !== undefined && { url }),
    ...(type === 'post_type' && id !== undefined && { contentNodeId: id }),
    ...(type === 'taxonomy' && id !== undefined && { termId: id }),
    ...(type === 'post_type_archive' && { archiveOf: toTypeName(object) }),
    ...(typeof values['parent'] === 'number' && { parentId: values['parent'] === 0 ? '' : String(values['parent']) }),
    ...(typeof position === 'number' && position > 0 && { position }),
  };
}

function getDeclaredFields(acf: unknown): FieldsInput {
  if (!isRecord(acf)) return {};
  return Object.fromEntries(Object.entries(acf).filter(([name]) => Object.hasOwn(menuItemFields, name)));
}

/** @throws RestError if there is no such content type */
function toTypeName(value: unknown): ContentTypeName {
  const type = contentTypes.find(({ name }) => name === value);
  if (!type)
    throw createParameterError('object', `object is not a content type. Use one of: ${contentTypes.map(({ name }) => name).join(', ')}.`);
  return type.name;
}

export const declareMenuItems = (): RouteDeclaration[] => declareResource(menuItemResource);
