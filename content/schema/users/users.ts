/** Users: public fields, and private fields for the user and for viewers who may list users. */
import { findAccountById } from '../../auth/accounts.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { can } from '../../permissions/viewer.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { tokenFields } from '../auth/user-tokens.ts';
import { commentFilterArgs, parseCommentQuery } from '../comments/comment-filters.ts';
import { declareCommenters } from '../comments/commenters.ts';
import { type FieldSpec, type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { parseLookupId } from '../core/lookup-id.ts';
import { declareNodeList } from '../nodes/node-list.ts';
import { replaceContentHost } from '../core/site-url.ts';
import { findResourceByUri } from '../permalinks/resolve-uri.ts';
import { declareUserFilters, toUserQuery, type UserFilter, userFilterArgs } from './user-filters.ts';
import { declareRolesOfUser, declareUserRoles, listCapabilities } from './user-roles.ts';

export function declareUsers(builder: SchemaBuilder): void {
  declareCommenters(builder);
  declareUserRoles(builder);
  declareUserFilters(builder);
  builder.object('User', {
    description: 'A user. Visitors see only the public fields of users who have published something.',
    interfaces: ['Commenter', 'UniformResourceIdentifiable'],
    fields: { ...publicFields, ...privateFields, ...tokenFields, ...declareContentFields(builder), roles: declareRolesOfUser(builder) },
  });
  declareQueries(builder);
}

const publicFields: FieldSpecs = {
  name: { type: 'String', description: 'Display name.', resolve: (user: UserRow) => user.displayName },
  firstName: { type: 'String', description: 'First name.', resolve: (user: UserRow) => user.firstName || null },
  lastName: { type: 'String', description: 'Last name.', resolve: (user: UserRow) => user.lastName || null },
  description: {
    type: 'String',
    description: 'Biography.',
    weight: weights.paragraph,
    resolve: (user: UserRow) => user.description || null,
  },
  slug: { type: 'String', description: 'Nicename, which is part of URLs.', resolve: (user: UserRow) => user.nicename },
  uri: { type: 'String', description: 'Path with a slash at both ends.', resolve: (user: UserRow) => `/author/${user.nicename}/` },
  isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.', resolve: (user: UserRow) => user.restricted },
  userId: {
    type: 'Int',
    description: 'Database id.',
    deprecated: 'Use databaseId.',
    resolve: (user: UserRow) => user.id,
  },
};

function privateField(type: string, description: string, read: (user: UserRow, context: ContentContext) => unknown): FieldSpec {
  return {
    type,
    description: `${description} For the user and viewers who may list users.`,
    resolve: (user: UserRow, _args, context) => (user.restricted ? null : read(user, context)),
  };
}

const privateFields: FieldSpecs = {
  username: privateField('String', 'Username.', (user) => user.login),
  email: privateField('String', 'Email address.', (user) => user.email || null),
  url: privateField('String', 'Website.', (user, { site }) => replaceContentHost(user.url, site) || null),
  nicename: privateField('String', 'Nicename, which is part of URLs.', (user) => user.nicename),
  nickname: privateField('String', 'Nickname.', (user) => user.nickname || null),
  locale: privateField('String', 'Locale such as `en_US`.', (user) => user.locale),
  registeredDate: privateField('String', 'Registration date in UTC, such as `2023-01-01T09:00:00+00:00`.', (user) =>
    user.registered?.toISOString().replace(/\.\d+Z$/, '+00:00'),
  ),
  capKey: privateField('String', 'Key under which WordPress stores capabilities.', () => 'wp_capabilities'),
  capabilities: privateField('[String]', 'Capabilities, then roles.', listCapabilities),
  extraCapabilities: privateField('[String]', 'The same as `capabilities`.', listCapabilities),
  hasSecondFactor: {
    type: 'Boolean',
    description: 'Whether the account has an authenticator app or a passkey. For the user and viewers who may list users.',
    resolve: async (user: UserRow, _args, { services }) =>
      user.restricted ? null : ((await findAccountById(services.db, user.id))?.hasSecondFactor ?? null),
  },
  // Preferences for the admin screens of WordPress, which this service does not have. The values are WordPress's defaults.
  adminColor: privateField('String', 'Color scheme of the admin screens. Always `fresh`.', () => 'fresh'),
  hasCommentShortcutsEnabled: privateField('Boolean', 'Whether keyboard shortcuts moderate comments. Always false.', () => false),
  hasRichEditingEnabled: privateField('Boolean', 'Whether the user edits in the visual editor. Always true.', () => true),
  hasSyntaxHighlightingEnabled: privateField('Boolean', 'Whether the code editor highlights syntax. Always true.', () => true),
  shouldShowAdminToolbar: privateField('Boolean', 'Whether the user wants the admin toolbar above pages.', (user) => user.showsToolbar),
  shouldShowFaustToolbar: {
    type: 'Boolean',
    description: 'Whether a Faust site shows its toolbar to the viewer. The same for every user.',
    resolve: (_user, _args, { viewer }) => viewer.user?.showsToolbar ?? false,
  },
};

function declareContentFields(builder: SchemaBuilder): FieldSpecs {
  const list = (to: string, type: (typeof contentTypes)[number]['name'], description: string) =>
    declareNodeList(builder, {
      from: 'User',
      to,
      description,
      replacedFilters: ['author'],
      load: (user: UserRow) => ({ types: [type], authorId: user.id }),
    });
  return {
    posts: list('Post', 'post', 'Posts of the user, newest first.'),
    pages: list('Page', 'page', 'Pages of the user, newest first.'),
    mediaItems: list('MediaItem', 'attachment', 'Media items of the user, newest first.'),
    blockEditorPreviews: list('BlockEditorPreview', 'wgg_preview', 'Unsaved blocks in open editors of the user.'),
    revisions: declareNodeList(builder, {
      from: 'User',
      to: 'ContentNode',
      name: 'Revisions',
      description: 'Revisions that the viewer may see, newest first. As in WPGraphQL, those of other users are among them.',
      load: () => ({ types: contentTypes.map((type) => type.name), revisionsOf: 'any' }),
    }),
    comments: declareConnection(builder, {
      from: 'User',
      to: 'Comment',
      description: 'Comments of the user, newest first.',
      where: commentFilterArgs,
      load: (user: UserRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.comments({ ...parseCommentQuery(args), userId: user.id }, page),
    }),
  };
}

function declareQueries(builder: SchemaBuilder): void {
  builder.enum('UserNodeIdTypeEnum', {
    description: 'Types of user ids.',
    values: {
      DATABASE_ID: { description: 'Database id.' },
      EMAIL: { description: 'Email address. Requires permission to list users.' },
      ID: { description: 'Global id.' },
      SLUG: { description: 'Nicename, which is part of URLs.' },
      URI: { description: 'Path on the site.' },
      USERNAME: { description: 'Username. Requires permission to list users.' },
    },
  });
  builder.extend('RootQuery', {
    viewer: { type: 'User', description: 'The signed-in user. Null for visitors.', resolve: (_root, _args, { viewer }) => viewer.user },
    user: {
      type: 'User',
      description: 'A user by id.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'UserNodeIdTypeEnum', description: 'Type of the id. Default ID.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, context) => findUser(id, idType ?? 'ID', context),
    },
    users: declareConnection(builder, {
      from: 'RootQuery',
      to: 'User',
      counted: true,
      description: 'Users by login: users who have published something and the viewer, or all for viewers who may list users.',
      where: userFilterArgs,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, context) =>
        context.store.users(toUserQuery((args.where ?? {}) as UserFilter, context), page),
    }),
  });
}

/** @throws UserError for lookups by private data, and for invalid ids */
async function findUser(id: string, idType: string, context: ContentContext): Promise<UserRow | null> {
  const { store, viewer } = context;
  switch (idType) {
    case 'SLUG':
      return (await store.userByNicename(id)) ?? store.userByNicename(toSlug(id));
    case 'URI': {
      const found = await findResourceByUri(id, context);
      return found?.kind === 'user' ? found : null;
    }
    case 'EMAIL':
      if (viewer.user?.email !== id && !can(viewer, 'list_users'))
        throw new UserError('You do not have permission to request a User by Email', { kind: 'forbidden' });
      return store.userByEmail(id);
    case 'USERNAME':
      if (viewer.user?.login !== id && !can(viewer, 'list_users'))
        throw new UserError('You do not have permission to request a User by Username', { kind: 'forbidden' });
      return store.userByLogin(id);
    default:
      return store.userById(parseLookupId(id, idType));
  }
}
