/** Users: what everybody may know of those who write, and what they and the people who keep accounts see of them. */
import { createHash } from 'node:crypto';
import type { CommentRow, PageArgs, UserRow } from '../store/types.ts';
import type { FieldSpecs, SchemaBuilder } from './builder.ts';
import { connection, type ConnectionArgs } from './connections.ts';
import { identify } from './identify.ts';
import { toGlobalId } from './ids.ts';

/** Who wrote a comment without being a user. */
export type CommentAuthorSource = { kind: 'comment-author'; comment: CommentRow };
export type CommenterSource = UserRow | CommentAuthorSource;

const DEFAULT_AVATAR = 96;

const avatarArgs = { size: { type: 'Int', description: 'Pixels on each side, 1 to 2048.', default: DEFAULT_AVATAR } };

function avatarOf(email: string, size: number | null | undefined) {
  const pixels = Math.min(Math.max(size ?? DEFAULT_AVATAR, 1), 2048);
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return {
    url: `https://secure.gravatar.com/avatar/${hash}?s=${pixels}&d=mm&r=g`,
    size: pixels,
    width: pixels,
    height: pixels,
    rating: 'g',
    default: 'mm',
  };
}

const emailOf = (commenter: CommenterSource) => (commenter.kind === 'user' ? commenter.email : commenter.comment.authorEmail);

export function declareUsers(builder: SchemaBuilder): void {
  declareCommenter(builder);
  declareUser(builder);
}

function declareCommenter(builder: SchemaBuilder): void {
  const avatar: FieldSpecs = {
    avatar: {
      type: 'Avatar',
      description: 'Picture of the person.',
      args: avatarArgs,
      resolve: (commenter: CommenterSource, { size }: { size?: number | null }) => avatarOf(emailOf(commenter), size),
    },
  };
  builder.object('Avatar', {
    description: 'Picture of a person, kept by a service that knows mail addresses by their hash.',
    fields: {
      url: { type: 'String', description: 'Address.' },
      size: { type: 'Int', description: 'Pixels on each side.' },
      width: { type: 'Int', description: 'Pixels.' },
      height: { type: 'Int', description: 'Pixels.' },
      rating: { type: 'String', description: 'Strictest audience: g, pg, r or x.' },
      default: { type: 'String', description: 'Picture for people who have none.' },
    },
  });
  builder.interface('Commenter', {
    description: 'Who wrote a comment.',
    interfaces: ['DatabaseIdentifier'],
    resolveType: (commenter: CommenterSource) => (commenter.kind === 'user' ? 'User' : 'CommentAuthor'),
    fields: { name: { type: 'String', description: 'Name for people.' }, url: { type: 'String', description: 'Own address.' }, ...avatar },
  });
  builder.object('CommentAuthor', {
    description: 'A visitor who wrote a comment.',
    interfaces: ['Commenter'],
    fields: {
      id: {
        type: 'ID!',
        description: 'Global id.',
        resolve: ({ comment }: CommentAuthorSource) => toGlobalId('comment_author', comment.id),
      },
      databaseId: { type: 'Int!', description: 'Number of the comment.', resolve: ({ comment }: CommentAuthorSource) => comment.id },
      name: { type: 'String', description: 'Name as given.', resolve: ({ comment }: CommentAuthorSource) => comment.authorName },
      url: { type: 'String', description: 'Address as given.', resolve: ({ comment }: CommentAuthorSource) => comment.authorUrl || null },
    },
  });
}

function declareUser(builder: SchemaBuilder): void {
  builder.object('User', {
    description: 'Someone who writes on the site. Only people who have published something are told to everybody.',
    interfaces: ['Commenter', 'UniformResourceIdentifiable'],
    fields: {
      name: { type: 'String', description: 'Name for people.', resolve: (user: UserRow) => user.displayName },
      firstName: { type: 'String', description: 'First name.' },
      lastName: { type: 'String', description: 'Last name.' },
      description: { type: 'String', description: 'Words about the person.', resolve: (user: UserRow) => user.description || null },
      nicename: { type: 'String', description: 'Name in addresses.' },
      slug: { type: 'String', description: 'Name in addresses.', resolve: (user: UserRow) => user.nicename },
      uri: { type: 'String', description: 'Path with slashes around it.', resolve: (user: UserRow) => `/author/${user.nicename}/` },
      url: { type: 'String', description: 'Own address.', resolve: (user: UserRow) => user.url || null },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => true },
      posts: connection(builder, {
        from: 'User',
        to: 'Post',
        description: 'Posts of the user, newest first.',
        load: (user: UserRow, _args: ConnectionArgs, page: PageArgs, { store }) =>
          store.nodes({ types: ['post'], authorId: user.id }, page),
      }),
    },
  });
  builder.enum('UserNodeIdTypeEnum', {
    description: 'What the id of a user is.',
    values: {
      DATABASE_ID: { description: 'Number in the database.' },
      ID: { description: 'Global id.' },
      SLUG: { description: 'Name in addresses.' },
      URI: { description: 'Path on the site.' },
    },
  });
  builder.extend('RootQuery', {
    user: {
      type: 'User',
      description: 'One user.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'UserNodeIdTypeEnum', description: 'What the id is; ID by default.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        if (idType === 'SLUG') return store.userByNicename(id);
        if (idType === 'URI') return store.userByNicename(/^\/?author\/([^/]+)\/?$/.exec(id)?.[1] ?? '');
        return store.userById(identify('user', id, idType));
      },
    },
    users: connection(builder, {
      from: 'RootQuery',
      to: 'User',
      description: 'Users who have published something.',
      load: (_root: unknown, _args: ConnectionArgs, page: PageArgs, { store }) => store.users(page),
    }),
  });
}
