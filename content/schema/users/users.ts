/** Users: what everybody may know of those who write, and what they and who keeps the accounts see of them. */
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { can } from '../../permissions/viewer.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { tokenFields } from '../auth/user-tokens.ts';
import { commentsOf, commentWhere } from '../comments/comment-filters.ts';
import { declareCommenters } from '../comments/commenters.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { identify } from '../core/id-types.ts';
import { nodeList } from '../nodes/node-list.ts';
import { resourceAt } from '../permalinks/resolve-uri.ts';
import { declareUserWhere, toUserQuery, userWhere, type UserWhere } from './user-filters.ts';
import { capabilitiesOfUser, declareUserRoles, rolesOfUser } from './user-roles.ts';

export function declareUsers(builder: SchemaBuilder): void {
  declareCommenters(builder);
  declareUserRoles(builder);
  declareUserWhere(builder);
  builder.object('User', {
    description: 'Someone with an account. Only people who have published something are told to everybody, and not all of them.',
    interfaces: ['Commenter', 'UniformResourceIdentifiable'],
    fields: { ...publicFields, ...privateFields, ...tokenFields, ...contentOf(builder), roles: rolesOfUser(builder) },
  });
  declareQueries(builder);
}

const publicFields: FieldSpecs = {
  name: { type: 'String', description: 'Name for people.', resolve: (user: UserRow) => user.displayName },
  firstName: { type: 'String', description: 'First name.', resolve: (user: UserRow) => user.firstName || null },
  lastName: { type: 'String', description: 'Last name.', resolve: (user: UserRow) => user.lastName || null },
  description: { type: 'String', description: 'Words about the person.', resolve: (user: UserRow) => user.description || null },
  slug: { type: 'String', description: 'Name in addresses.', resolve: (user: UserRow) => user.nicename },
  uri: { type: 'String', description: 'Path with slashes around it.', resolve: (user: UserRow) => `/author/${user.nicename}/` },
  isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: (user: UserRow) => user.restricted },
  userId: {
    type: 'Int',
    description: 'Number in the database.',
    deprecated: 'Use databaseId, which everything has.',
    resolve: (user: UserRow) => user.id,
  },
};

function secret(type: string, description: string, read: (user: UserRow) => unknown): FieldSpec {
  return {
    type,
    description: `${description} For the person and who keeps the accounts.`,
    resolve: (user: UserRow) => (user.restricted ? null : read(user)),
  };
}

const privateFields: FieldSpecs = {
  username: secret('String', 'Name to sign in with.', (user) => user.login),
  email: secret('String', 'Mail address.', (user) => user.email || null),
  url: secret('String', 'Own address.', (user) => user.url || null),
  nicename: secret('String', 'Name in addresses.', (user) => user.nicename),
  nickname: secret('String', 'What the person is called among friends.', (user) => user.nickname || null),
  locale: secret('String', 'Language and country, `en_US`.', (user) => user.locale),
  registeredDate: secret('String', 'When the account was made, in UTC: `2023-01-01T09:00:00+00:00`.', (user) =>
    user.registered?.toISOString().replace(/\.\d+Z$/, '+00:00'),
  ),
  capKey: secret('String', 'Name WordPress stores capabilities with.', () => 'wp_capabilities'),
  capabilities: secret('[String]', 'What the person may do, then the roles.', capabilitiesOfUser),
  extraCapabilities: secret('[String]', 'What was given to the person and not to a role: the roles themselves.', (user) => user.roles),
  shouldShowAdminToolbar: secret('Boolean', 'Whether the person wants a bar with shortcuts above pages.', (user) => user.showsToolbar),
  shouldShowFaustToolbar: secret('Boolean', 'Whether a Faust site shows that bar.', (user) => user.showsToolbar),
};

function contentOf(builder: SchemaBuilder): FieldSpecs {
  const list = (to: string, type: (typeof contentTypes)[number]['name'], description: string) =>
    nodeList(builder, { from: 'User', to, description, load: (user: UserRow) => ({ types: [type], authorId: user.id }) });
  return {
    posts: list('Post', 'post', 'Posts of the user, newest first.'),
    pages: list('Page', 'page', 'Pages of the user, newest first.'),
    mediaItems: list('MediaItem', 'attachment', 'What the user uploaded, newest first.'),
    blockEditorPreviews: list('BlockEditorPreview', 'wgg_preview', 'Unsaved blocks of the user’s open editors.'),
    revisions: nodeList(builder, {
      from: 'User',
      to: 'ContentNode',
      name: 'Revisions',
      description: 'Revisions the user made, newest first.',
      load: (user: UserRow) => ({ types: contentTypes.map((type) => type.name), revisionsOf: 'any', authorId: user.id }),
    }),
    comments: connection(builder, {
      from: 'User',
      to: 'Comment',
      description: 'Comments of the user, newest first.',
      where: commentWhere,
      load: (user: UserRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.comments({ ...commentsOf(args), userId: user.id }, page),
    }),
  };
}

function declareQueries(builder: SchemaBuilder): void {
  builder.enum('UserNodeIdTypeEnum', {
    description: 'What the id of a user is.',
    values: {
      DATABASE_ID: { description: 'Number in the database.' },
      EMAIL: { description: 'Mail address. For who may list users.' },
      ID: { description: 'Global id.' },
      SLUG: { description: 'Name in addresses.' },
      URI: { description: 'Path on the site.' },
      USERNAME: { description: 'Name to sign in with. For who may list users.' },
    },
  });
  builder.extend('RootQuery', {
    viewer: { type: 'User', description: 'Who asks; null for visitors.', resolve: (_root, _args, { viewer }) => viewer.user },
    user: {
      type: 'User',
      description: 'One user.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'UserNodeIdTypeEnum', description: 'What the id is; ID by default.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, context) => findUser(id, idType ?? 'ID', context),
    },
    users: connection(builder, {
      from: 'RootQuery',
      to: 'User',
      description: 'Users, by name: who has published something, or all for who may list users.',
      where: userWhere,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, context) =>
        context.store.users(toUserQuery((args.where ?? {}) as UserWhere, context), page),
    }),
  });
}

/** @throws UserError for ids that tell what is private, and for ids that are none */
async function findUser(id: string, idType: string, { store, site, viewer }: ContentContext): Promise<UserRow | null> {
  switch (idType) {
    case 'SLUG':
      return store.userByNicename(id);
    case 'URI': {
      const found = await resourceAt(id, store, site);
      return found?.kind === 'user' ? found : null;
    }
    case 'EMAIL':
      if (!can(viewer, 'list_users')) throw new UserError('You do not have permission to request a User by Email');
      return store.userByEmail(id);
    case 'USERNAME':
      if (!can(viewer, 'list_users')) throw new UserError('You do not have permission to request a User by Username');
      return store.userByLogin(id);
    default:
      return store.userById(identify('user', id, idType));
  }
}
