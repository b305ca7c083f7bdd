/** Authors of comments (users and visitors) and their avatars. */
import { toGlobalId } from '../../core/global-ids.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import type { ContentSite } from '../core/context.ts';
import { replaceContentHost } from '../core/site-url.ts';
import { getTypeName } from '../core/source-types.ts';

/** A comment author without an account. */
export type CommentAuthorSource = { kind: 'comment-author'; comment: CommentRow };
export type CommenterSource = UserRow | CommentAuthorSource;

type AvatarArgs = { size?: number | null; forceDefault?: boolean | null; rating?: string | null };

const DEFAULT_SIZE = 96;
const MAX_SIZE = 2048;
const DEFAULT_AVATAR = 'mm';

const avatarArgs = {
  size: { type: 'Int', description: `Width and height in pixels, from 1 to ${MAX_SIZE}.`, default: DEFAULT_SIZE },
  forceDefault: { type: 'Boolean', description: 'Returns the default avatar.' },
  rating: { type: 'AvatarRatingEnum', description: 'Maximum rating of the avatar.' },
};

/** Returns the URL of an avatar in its default size. */
export const getAvatarUrl = (hash: string, site: ContentSite): string => createAvatar(hash, {}, site).url;

/** Creates the Gravatar URL like WordPress 6.2. Without TLS, the host depends on the hash. */
function createAvatar(hash: string, { size, forceDefault, rating }: AvatarArgs, { contentUrl }: ContentSite) {
  const pixels = Math.min(Math.max(size ?? DEFAULT_SIZE, 1), MAX_SIZE);
  const host = contentUrl.startsWith('https:') ? 'https://secure' : `http://${Number.parseInt(hash.slice(0, 1), 16) % 3}`;
  const maxRating = rating ?? 'g';
  return {
    url: `${host}.gravatar.com/avatar/${hash}?s=${pixels}&d=${DEFAULT_AVATAR}${forceDefault ? '&f=y' : ''}&r=${maxRating}`,
    size: pixels,
    width: pixels,
    height: pixels,
    rating: maxRating,
    default: DEFAULT_AVATAR,
    forceDefault: forceDefault ?? false,
    foundAvatar: true,
    isRestricted: false,
  };
}

/** Returns the hash of the email address. The store provides it even if the viewer may not see the address. */
const getEmailHash = (commenter: CommenterSource) => (commenter.kind === 'user' ? commenter.emailHash : commenter.comment.authorHash);

export function declareCommenters(builder: SchemaBuilder): void {
  declareAvatar(builder);
  const avatar: FieldSpecs = {
    avatar: {
      type: 'Avatar',
      description: 'Avatar of the author.',
      args: avatarArgs,
      resolve: (commenter: CommenterSource, args: AvatarArgs, { site }) => createAvatar(getEmailHash(commenter), args, site),
    },
  };
  builder.interface('Commenter', {
    description: 'An author of a comment.',
    interfaces: ['Node', 'DatabaseIdentifier'],
    resolveType: getTypeName,
    fields: {
      name: { type: 'String', description: 'Display name.' },
      url: { type: 'String', description: 'Website.' },
      email: { type: 'String', description: 'Email address. Null for viewers who may not see it.' },
      isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.' },
      ...avatar,
    },
  });
  builder.object('CommentAuthor', {
    description: 'A comment author without an account.',
    interfaces: ['Commenter'],
    fields: {
      id: {
        type: 'ID!',
        description: 'Global id.',
        resolve: ({ comment }: CommentAuthorSource) => toGlobalId('comment_author', comment.id),
      },
      databaseId: { type: 'Int!', description: 'Database id of the comment.', resolve: ({ comment }: CommentAuthorSource) => comment.id },
      name: {
        type: 'String',
        description: 'Name that the author entered.',
        resolve: ({ comment }: CommentAuthorSource) => comment.authorName || null,
      },
      url: {
        type: 'String',
        description: 'Website that the author entered. Empty without one.',
        resolve: ({ comment }: CommentAuthorSource, _args, { site }) => replaceContentHost(comment.authorUrl, site),
      },
      email: {
        type: 'String',
        description: 'Email address that the author entered. For moderators.',
        // The store returns an empty address to all other viewers.
        resolve: ({ comment }: CommentAuthorSource) => comment.authorEmail || null,
      },
      isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.', resolve: () => false },
    },
  });
}

function declareAvatar(builder: SchemaBuilder): void {
  builder.enum('AvatarRatingEnum', {
    description: 'Rating of an avatar.',
    values: {
      G: { value: 'g', description: 'Suitable for all audiences.' },
      PG: { value: 'pg', description: 'Suitable for ages 13 and older.' },
      R: { value: 'r', description: 'Suitable for ages 17 and older.' },
      X: { value: 'x', description: 'Suitable for adults only.' },
    },
  });
  builder.object('Avatar', {
    description: 'An avatar from Gravatar, which identifies email addresses by their hash.',
    fields: {
      url: { type: 'String', description: 'URL.' },
      size: { type: 'Int', description: 'Width and height in pixels.' },
      width: { type: 'Int', description: 'Width in pixels.' },
      height: { type: 'Int', description: 'Height in pixels.' },
      rating: { type: 'String', description: 'Maximum rating: g, pg, r or x.' },
      default: { type: 'String', description: 'Default avatar.' },
      forceDefault: { type: 'Boolean', description: 'Whether the default avatar was requested.' },
      foundAvatar: { type: 'Boolean', description: 'Whether an avatar URL exists.' },
      extraAttr: { type: 'String', description: 'Extra attributes of the image element. Always null.' },
      scheme: { type: 'String', description: 'URL scheme. Always null.' },
      isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.' },
    },
  });
}
