/** Who writes comments, users and visitors alike, and their pictures. */
import { toGlobalId } from '../../core/global-ids.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import type { ContentSite } from '../core/context.ts';

/** Who wrote a comment without being a user. */
export type CommentAuthorSource = { kind: 'comment-author'; comment: CommentRow };
export type CommenterSource = UserRow | CommentAuthorSource;

type AvatarArgs = { size?: number | null; forceDefault?: boolean | null; rating?: string | null };

const DEFAULT_SIZE = 96;
const MAX_SIZE = 2048;
const DEFAULT_PICTURE = 'mm';

const avatarArgs = {
  size: { type: 'Int', description: `Pixels on each side, 1 to ${MAX_SIZE}.`, default: DEFAULT_SIZE },
  forceDefault: { type: 'Boolean', description: 'The picture for people who have none.' },
  rating: { type: 'AvatarRatingEnum', description: 'The strictest audience a picture is for.' },
};

/** Gravatar's address as WordPress 6.2 makes it: without TLS the host depends on the hash. */
function avatarOf(hash: string, { size, forceDefault, rating }: AvatarArgs, { contentUrl }: ContentSite) {
  const pixels = Math.min(Math.max(size ?? DEFAULT_SIZE, 1), MAX_SIZE);
  const host = contentUrl.startsWith('https:') ? 'https://secure' : `http://${Number.parseInt(hash.slice(0, 1), 16) % 3}`;
  const audience = rating ?? 'g';
  return {
    url: `${host}.gravatar.com/avatar/${hash}?s=${pixels}&d=${DEFAULT_PICTURE}${forceDefault ? '&f=y' : ''}&r=${audience}`,
    size: pixels,
    width: pixels,
    height: pixels,
    rating: audience,
    default: DEFAULT_PICTURE,
    forceDefault: forceDefault ?? false,
    foundAvatar: true,
    isRestricted: false,
  };
}

/** Of a mail address that the viewer may not know, the store tells only its hash. */
const hashOf = (commenter: CommenterSource) => (commenter.kind === 'user' ? commenter.emailHash : commenter.comment.authorHash);

export function declareCommenters(builder: SchemaBuilder): void {
  declareAvatar(builder);
  const avatar: FieldSpecs = {
    avatar: {
      type: 'Avatar',
      description: 'Picture of the person.',
      args: avatarArgs,
      resolve: (commenter: CommenterSource, args: AvatarArgs, { site }) => avatarOf(hashOf(commenter), args, site),
    },
  };
  builder.interface('Commenter', {
    description: 'Who wrote a comment.',
    interfaces: ['DatabaseIdentifier'],
    resolveType: (commenter: CommenterSource) => (commenter.kind === 'user' ? 'User' : 'CommentAuthor'),
    fields: {
      name: { type: 'String', description: 'Name for people.' },
      url: { type: 'String', description: 'Own address.' },
      email: { type: 'String', description: 'Mail address; told to few.' },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.' },
      ...avatar,
    },
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
      email: {
        type: 'String',
        description: 'Mail address as given; told to who moderates comments.',
        // The store leaves it empty for everybody else.
        resolve: ({ comment }: CommentAuthorSource) => comment.authorEmail || null,
      },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false },
    },
  });
}

function declareAvatar(builder: SchemaBuilder): void {
  builder.enum('AvatarRatingEnum', {
    description: 'Audience of a picture.',
    values: {
      G: { value: 'g', description: 'Everybody.' },
      PG: { value: 'pg', description: 'Thirteen and older.' },
      R: { value: 'r', description: 'Seventeen and older.' },
      X: { value: 'x', description: 'Grown-ups.' },
    },
  });
  builder.object('Avatar', {
    description: 'Picture of a person, kept by a service that knows mail addresses by their hash.',
    fields: {
      url: { type: 'String', description: 'Address.' },
      size: { type: 'Int', description: 'Pixels on each side.' },
      width: { type: 'Int', description: 'Pixels.' },
      height: { type: 'Int', description: 'Pixels.' },
      rating: { type: 'String', description: 'Strictest audience: g, pg, r or x.' },
      default: { type: 'String', description: 'Picture for people who have none.' },
      forceDefault: { type: 'Boolean', description: 'Whether the picture for people who have none was asked for.' },
      foundAvatar: { type: 'Boolean', description: 'Whether there is an address to ask for a picture.' },
      extraAttr: { type: 'String', description: 'Attributes of the image element; none are kept.' },
      scheme: { type: 'String', description: 'Scheme that was asked for; none can be.' },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.' },
    },
  });
}
