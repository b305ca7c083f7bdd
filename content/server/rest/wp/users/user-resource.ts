/** `/wp/v2/users`, and `/wp/v2/users/me` for the account that is signed in. */
import { createUser, updateUser } from '../../../../commands/users/user-commands.ts';
import { deleteUser } from '../../../../commands/users/delete-user.ts';
import type { UserInput } from '../../../../commands/users/user-input.ts';
import type { UserRow } from '../../../../core/rows/users.ts';
import { listGrantedCapabilities, roles } from '../../../../model/roles.ts';
import { can, canEditUser } from '../../../../permissions/viewer.ts';
import { listAllCapabilities } from '../../../../schema/users/user-roles.ts';
import { publicTypes } from '../../../../store/nodes/visibility.ts';
import type { UserOrder, UserQuery, UserSearchColumn } from '../../../../store/users/user-query.ts';
import type { ItemFields } from '../framework/item.ts';
import { loadPage } from '../framework/paging.ts';
import { createForbiddenError, RestError } from '../framework/rest-error.ts';
import { getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { declareResource, forceParameter, type Resource } from '../framework/resource.ts';
import { editOnly, type PropertySchema, type PropertySchemas, viewAndEdit } from '../framework/schema.ts';
import { metaField } from '../shared/text-fields.ts';
import { createNotFoundError, getIds, getPathId, getTexts, idKey, idList, toText } from '../shared/values.ts';

const text = (description: string): PropertySchema => ({ description, type: 'string' });
const editText = (description: string): PropertySchema => ({ ...text(description), context: editOnly });

const fields: ItemFields<UserRow> = {
  id: { ...idKey().schema, readonly: true, read: ({ id }) => id },
  username: { ...editText('Login name. It cannot be changed.'), read: ({ login }) => login },
  name: { ...text('Display name.'), read: ({ displayName }) => displayName },
  first_name: { ...editText('First name.'), read: ({ firstName }) => firstName },
  last_name: { ...editText('Last name.'), read: ({ lastName }) => lastName },
  email: { ...editText('Email address.'), format: 'email', read: ({ email }) => email },
  url: { ...text('Website.'), read: ({ url }) => url },
  description: { ...text('Biography.'), read: ({ description }) => description },
  link: {
    ...text('URL of the author page.'),
    format: 'uri',
    readonly: true,
    read: ({ nicename }, { context }) => `${context.site.siteUrl}/author/${nicename}/`,
  },
  locale: { ...editText('Locale such as `en_US`.'), read: ({ locale }) => locale },
  nickname: { ...editText('Nickname.'), read: ({ nickname }) => nickname },
  slug: { ...text('Alphanumeric identifier, part of the URL.'), read: ({ nicename }) => nicename },
  registered_date: {
    ...editText('Registration date.'),
    format: 'date-time',
    readonly: true,
    read: ({ registered }) => registered?.toISOString().replace(/\.\d+Z$/, '+00:00') ?? null,
  },
  roles: { description: 'Roles.', type: 'array', items: { type: 'string' }, context: editOnly, read: (user) => user.roles },
  password: { ...text('Password. It is never part of a response.'), context: [], read: () => undefined },
  capabilities: {
    description: 'All capabilities.',
    type: 'object',
    context: editOnly,
    readonly: true,
    read: (user) => Object.fromEntries(listAllCapabilities(user).map((name) => [name, true])),
  },
  extra_capabilities: {
    description: 'Capabilities of the user itself, which are its roles.',
    type: 'object',
    context: editOnly,
    readonly: true,
    read: (user) => Object.fromEntries(user.roles.map((name) => [name, true])),
  },
  meta: { ...metaField, context: viewAndEdit },
};

const authoredTypes = publicTypes.filter((type) => type !== 'attachment');

const listParameters: PropertySchemas = {
  search: { description: 'Limit to users whose name contains the text.', type: 'string' },
  search_columns: {
    description: 'Limit the search to these columns. Those that the user may not search are left out.',
    type: 'array',
    items: { type: 'string', enum: ['email', 'name', 'id', 'username', 'slug'] },
    default: [],
  },
  exclude: idList('Leave out users with these ids.'),
  include: idList('Limit to users with these ids.'),
  order: { description: 'Order of the users.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  orderby: {
    description: 'What the users are sorted by.',
    type: 'string',
    enum: ['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'],
    default: 'name',
  },
  slug: { description: 'Limit to users with these slugs.', type: 'array', items: { type: 'string' } },
  roles: { description: 'Limit to users with one of these roles.', type: 'array', items: { type: 'string' } },
  capabilities: { description: 'Limit to users with one of these capabilities.', type: 'array', items: { type: 'string' } },
  who: { description: 'Limit to users who may write content.', type: 'string', enum: ['authors'] },
  has_published_posts: {
    description: 'Limit to users who have published something, or content of these types.',
    type: ['boolean', 'array'],
    items: { type: 'string', enum: authoredTypes },
  },
};

const isSelf = ({ id }: UserRow, { viewer }: RestRequest) => viewer.user?.id === id;

const userResource: Resource<UserRow> = {
  path: '/users',
  title: 'user',
  key: { ...idKey(), pattern: String.raw`\d+|me` },
  fields,
  links: ({ id }, request) => ({
    self: [{ href: getRestUrl(request, `/wp/v2/users/${id}`) }],
    collection: [{ href: getRestUrl(request, '/wp/v2/users') }],
  }),
  load: (request) => loadUser(request),
  refusals: {
    list: 'list users',
    item: 'list users',
    create: { code: 'rest_cannot_create_user', attempt: 'create new users' },
    update: { code: 'rest_cannot_edit', attempt: 'edit this user' },
    delete: { code: 'rest_user_cannot_delete', attempt: 'delete this user' },
  },
  canEdit: (user, request) => isSelf(user, request) || can(request.viewer, 'list_users'),
  list: {
    parameters: listParameters,
    canEdit: ({ viewer }) => can(viewer, 'list_users'),
    run: (request) => loadPage(request, (page) => request.context.store.users(toUserQuery(request), page)),
  },
  create: {
    existing: 'user',
    parameters: {
      username: { ...text('Login name.'), required: true },
      email: { ...text('Email address.'), format: 'email', required: true },
      password: { ...text('Password. Without one, the user gets an email with a link.') },
    },
    isAllowed: ({ viewer }) => can(viewer, 'create_users'),
    run: ({ context, viewer, values }) => createUser(context.services, viewer, toText(values['username']) ?? '', toUserInput(values)),
  },
  update: {
    parameters: { current_password: text('Current password. Changes of your own password and email address require it.') },
    isAllowed: ({ id }, { viewer }) => canEditUser(viewer, id),
    run: async (user, { context, viewer, values }) => {
      const { roles: requestedRoles } = values;
      // In WordPress, this check comes first.
      if (Array.isArray(requestedRoles) && requestedRoles.length > 0 && !can(viewer, 'promote_users'))
        throw createForbiddenError(viewer, 'rest_cannot_edit_roles', 'Sorry, you are not allowed to edit roles of this user.');
      const username = toText(values['username']);
      if (username !== undefined && !user.restricted && username !== user.login)
        throw new RestError(400, 'rest_user_invalid_argument', 'Username is not editable.');
      const currentPassword = toText(values['current_password']);
      await updateUser(context.services, viewer, context.client, user.id, {
        ...toUserInput(values),
        ...(currentPassword && { currentPassword }),
      });
    },
  },
  delete: {
    parameters: {
      force: forceParameter,
      reassign: {
        description: 'The ID of the user who gets the content. `false` moves the content to the trash.',
        type: ['integer', 'boolean', 'null'],
        required: true,
      },
    },
    isAllowed: (_user, { viewer }) => can(viewer, 'delete_users'),
    run: async (user, { context, viewer, values }) => {
      if (values['force'] !== true && can(viewer, 'delete_users'))
        throw new RestError(501, 'rest_trash_not_supported', "Users do not support trashing. Set 'force=true' to delete.");
      const { reassign } = values;
      await deleteUser(context.services, viewer, user.id, typeof reassign === 'number' && reassign !== 0 ? reassign : undefined);
      return 'deleted';
    },
  },
};

/** @param name the variable of the path that has the id of the user, or `me` */
export async function loadUser(request: RestRequest, name = 'id'): Promise<UserRow> {
  const { viewer, variables, context } = request;
  if (variables[name] === 'me') {
    if (!viewer.user) throw createForbiddenError(viewer, 'rest_not_logged_in', 'You are not currently logged in.');
    return (await context.store.userById(viewer.user.id)) ?? viewer.user;
  }
  const user = await context.store.userById(getPathId(request, name));
  if (!user) throw createNotFoundError('rest_user_invalid_id', 'Invalid user ID.');
  return user;
}

function toUserInput(values: RestRequest['values']): UserInput {
  const list = values['roles'];
  return {
    displayName: toText(values['name']),
    firstName: toText(values['first_name']),
    lastName: toText(values['last_name']),
    email: toText(values['email']),
    websiteUrl: toText(values['url']),
    description: toText(values['description']),
    locale: toText(values['locale']),
    nickname: toText(values['nickname']),
    nicename: toText(values['slug']),
    password: toText(values['password']),
    ...(Array.isArray(list) && { roles: list as string[] }),
  };
}

const findRolesWith = (capabilities: readonly string[]): string[] =>
  roles
    .filter((role) => capabilities.some((name) => (listGrantedCapabilities(role) as readonly string[]).includes(name)))
    .map(({ name }) => name);

/** Roles are private, so the filters by role need the capability to list users. */
function toUserQuery(request: RestRequest): UserQuery {
  const { values, viewer } = request;
  const [include, exclude, slugs] = [getIds(request, 'include'), getIds(request, 'exclude'), getTexts(request, 'slug')];
  const wanted = getTexts(request, 'roles');
  const requestedCapabilities = getTexts(request, 'capabilities');
  const deny = (code: string, attempt: string) => createForbiddenError(viewer, code, `Sorry, you are not allowed to ${attempt}.`);
  if (!can(viewer, 'list_users') && wanted) throw deny('rest_user_cannot_view', 'filter users by role');
  if (!can(viewer, 'list_users') && requestedCapabilities) throw deny('rest_user_cannot_view', 'filter users by capability');
  if (!can(viewer, 'edit_posts') && values['who'] !== undefined) throw deny('rest_forbidden_who', 'query users by this parameter');
  const capabilities = values['who'] === 'authors' ? ['edit_posts'] : requestedCapabilities;
  const search = toText(values['search']);
  const published = values['has_published_posts'];
  const withRole = wanted ?? (capabilities && can(viewer, 'list_users') ? findRolesWith(capabilities) : undefined);
  return {
    ...(include && { ids: include }),
    ...(exclude && { exclude }),
    ...(slugs && { nicenames: slugs }),
    ...(withRole && { roles: withRole }),
    ...(search && {
      search: {
        text: search,
        columns: getSearchColumns(request),
      },
    }),
    // As in WordPress, viewers who may not list users get only those who have published something.
    ...((Boolean(published) || !can(viewer, 'list_users')) && {
      published: authoredTypes.filter((type) => !Array.isArray(published) || published.includes(type)),
    }),
    orderby: getOrder(request, include ?? [], slugs ?? []),
  };
}

const searchColumns: Readonly<Record<string, UserSearchColumn>> = {
  email: 'email',
  name: 'displayName',
  id: 'id',
  username: 'login',
  slug: 'nicename',
};

/** Login names and email addresses are private. As in WordPress, all columns that the user may search replace a selection of only others. */
function getSearchColumns(request: RestRequest): readonly UserSearchColumn[] {
  const isLister = can(request.viewer, 'list_users');
  const allowed: readonly UserSearchColumn[] = isLister
    ? ['id', 'login', 'displayName', 'nicename', 'email']
    : ['id', 'displayName', 'nicename'];
  const requested = getTexts(request, 'search_columns')?.map((name) => searchColumns[name]);
  const selected = allowed.filter((column) => requested?.includes(column));
  // Without a selection, not the id: a number is more often a part of a name.
  return selected.length > 0 ? selected : allowed.filter((column) => column !== 'id');
}

/** Email addresses, websites and registration dates are private, and so is their order. */
const privateOrders: ReadonlySet<unknown> = new Set(['email', 'url', 'registered_date']);

/** The order of lists is as given. */
function getOrder({ values: { order, orderby }, viewer }: RestRequest, include: readonly number[], slugs: readonly string[]): UserOrder {
  const descending = order === 'desc';
  if (privateOrders.has(orderby) && !can(viewer, 'list_users'))
    throw createForbiddenError(viewer, 'rest_forbidden_orderby', 'Sorry, you are not allowed to order users by this parameter.');
  switch (orderby) {
    case 'id':
      return { by: 'id', descending };
    case 'include':
      return { by: 'idIn', list: include, descending: false };
    case 'include_slugs':
      return { by: 'nicenameIn', list: slugs, descending: false };
    case 'slug':
      return { by: 'nicename', descending };
    case 'registered_date':
      return { by: 'registered', descending };
    case 'email':
    case 'url':
      return { by: orderby, descending };
    default:
      return { by: 'displayName', descending };
  }
}

export const declareUsers = (): RouteDeclaration[] => declareResource(userResource);
