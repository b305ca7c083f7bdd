/** Comments, as far as the viewer may see them. */
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import { can } from '../../permissions/viewer.ts';
import { createPageArgs, type PageArgs } from '../../store/core/page.ts';
import { type FieldSpec, type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection, declareEdge } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { INVALID_ID, parseLookupId } from '../core/lookup-id.ts';
import { replaceContentHost } from '../core/site-url.ts';
import { getLink, getUri } from '../nodes/node-uri.ts';
import { renderCommentContent } from '../nodes/rendered-content.ts';
import { commentFilterArgs, declareCommentFilters, parseCommentQuery } from './comment-filters.ts';
import type { CommenterSource } from './commenters.ts';

const appendFragment = (uri: string | null, { id }: CommentRow) => uri && `${uri}#comment-${id}`;

type AuthorEdge = CommenterSource & { of: CommentRow };

const authorEdgeField = (description: string, read: (comment: CommentRow, context: ContentContext) => string): FieldSpec => ({
  type: 'String',
  description,
  resolve: ({ of: comment }: AuthorEdge, _args, context) => read(comment, context) || null,
});

/** What the author entered with the comment, which can differ from the account. */
const authorEdgeFields: FieldSpecs = {
  email: authorEdgeField('Email address that was entered with the comment. For moderators.', (comment) => comment.authorEmail),
  ipAddress: authorEdgeField('IP address of the author. For moderators.', (comment) => comment.authorIp),
  name: authorEdgeField('Name that was entered with the comment.', (comment) => comment.authorName),
  url: authorEdgeField('Website that was entered with the comment.', (comment, { site }) => replaceContentHost(comment.authorUrl, site)),
};

export function declareComments(builder: SchemaBuilder): void {
  declareCommentFilters(builder);
  builder.enum('CommentStatusEnum', {
    description: 'Moderation status.',
    values: {
      APPROVE: { value: 'approve', description: 'Approved and visible.' },
      HOLD: { value: 'hold', description: 'Held for moderation.' },
      SPAM: { value: 'spam', description: 'Marked as spam.' },
      TRASH: { value: 'trash', description: 'In the trash.' },
    },
  });
  builder.object('Comment', {
    description: 'A comment on content.',
    interfaces: ['DatabaseIdentifier', 'UniformResourceIdentifiable'],
    fields: {
      uri: {
        type: 'String',
        description: 'Path of the content with the comment as its fragment: `/2024/03/10/new-park/#comment-2`.',
        resolve: async (comment: CommentRow, _args, context) => {
          const node = await context.store.nodeById(comment.nodeId);
          return appendFragment(node && (await getUri(node, context)), comment);
        },
      },
      link: {
        type: 'String',
        description: 'URL of the comment on the content host.',
        resolve: async (comment: CommentRow, _args, context) => {
          const node = await context.store.nodeById(comment.nodeId);
          return appendFragment(node && (await getLink(node, context)), comment);
        },
      },
      content: {
        type: 'String',
        description: 'Text of the comment as markup.',
        weight: weights.paragraph,
        args: { format: { type: 'PostObjectFieldFormatEnum', description: 'Format of the text.' } },
        resolve: (comment: CommentRow, { format }: { format?: string | null }, context) => {
          if (format === 'RAW') return isRestricted(comment, context) ? null : comment.content || null;
          return renderCommentContent(comment, context);
        },
      },
      date: {
        type: 'String',
        description: 'Date in the site’s time zone, such as `2024-03-10 10:30:00`.',
        resolve: (comment: CommentRow, _args, { site }) => formatLocalDate(comment.date, site.timezone, ' '),
      },
      dateGmt: {
        type: 'String',
        description: 'Date in UTC.',
        resolve: (comment: CommentRow) => formatGmtDate(comment.date, ' '),
      },
      agent: {
        type: 'String',
        description: 'User agent of the author. For moderators.',
        resolve: (comment: CommentRow) => comment.agent || null,
      },
      approved: {
        type: 'Boolean',
        description: 'Whether the comment is approved.',
        deprecated: 'Use status.',
        resolve: (comment: CommentRow) => comment.status === 'approve',
      },
      authorIp: {
        type: 'String',
        description: 'IP address of the author. For moderators.',
        resolve: (comment: CommentRow) => comment.authorIp || null,
      },
      commentId: {
        type: 'Int',
        description: 'Database id.',
        deprecated: 'Use databaseId.',
        resolve: (comment: CommentRow) => comment.id,
      },
      karma: { type: 'Int', description: 'Karma, or null.', resolve: (comment: CommentRow) => comment.karma || null },
      status: { type: 'CommentStatusEnum', description: 'Moderation status.' },
      type: { type: 'String', description: '`comment`, `pingback` or `trackback`.' },
      isRestricted: {
        type: 'Boolean',
        description: 'Whether parts are hidden from the viewer, who is neither a moderator nor the author.',
        resolve: (comment: CommentRow, _args, context) => isRestricted(comment, context),
      },
      parentDatabaseId: {
        type: 'Int',
        description: 'Database id of the parent comment. 0 for top-level comments.',
        resolve: (comment: CommentRow) => comment.parentId ?? 0,
      },
      parentId: {
        type: 'ID',
        description: 'Global id of the parent comment.',
        resolve: (comment: CommentRow) => comment.parentId && toGlobalId('comment', comment.parentId),
      },
      author: declareEdge(builder, {
        from: 'Comment',
        to: 'Commenter',
        description: 'Author of the comment.',
        fields: authorEdgeFields,
        load: async (comment: CommentRow, store): Promise<AuthorEdge> => {
          const user = comment.userId === null ? null : await store.userById(comment.userId);
          return { ...(user ?? { kind: 'comment-author', comment }), of: comment };
        },
      }),
      commentedOn: declareEdge(builder, {
        from: 'Comment',
        to: 'ContentNode',
        description: 'The content that was commented on.',
        load: (comment: CommentRow, store) => store.nodeById(comment.nodeId),
      }),
      parent: parentField(builder),
      replies: declareConnection(builder, {
        from: 'Comment',
        to: 'Comment',
        description: 'Replies to the comment.',
        where: commentFilterArgs,
        load: (comment: CommentRow, args: ConnectionArgs, page: PageArgs, { store }) =>
          store.comments({ ...parseCommentQuery(args), parentId: comment.id }, page),
      }),
    },
  });
  builder.enum('CommentNodeIdTypeEnum', {
    description: 'Types of comment ids.',
    values: { DATABASE_ID: { description: 'Database id.' }, ID: { description: 'Global id.' } },
  });
  builder.extend('RootQuery', {
    comment: {
      type: 'Comment',
      description: 'A comment by id.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'CommentNodeIdTypeEnum', description: 'Type of the id. Default ID.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        return store.commentById(parseLookupId(id, idType, INVALID_ID));
      },
    },
    comments: declareConnection(builder, {
      from: 'RootQuery',
      to: 'Comment',
      description: 'Comments, newest first. Only approved comments by default.',
      where: commentFilterArgs,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => store.comments(parseCommentQuery(args), page),
    }),
  });
}

/** Moderators and authors see everything about a comment. */
const isRestricted = ({ userId }: CommentRow, { viewer }: ContentContext): boolean =>
  !can(viewer, 'moderate_comments') && (viewer.user === null || viewer.user.id !== userId);

const ONE = createPageArgs(1);

/** Declares the parent field. WPGraphQL accepts filters even for this single comment. */
function parentField(builder: SchemaBuilder): FieldSpec {
  const where = 'CommentToParentCommentConnectionWhereArgs';
  builder.input(where, { description: 'Filters of the parent comment.', fields: commentFilterArgs });
  const edge = declareEdge(builder, {
    from: 'Comment',
    name: 'ParentComment',
    to: 'Comment',
    description: 'The parent comment.',
    load: (comment: CommentRow, store) => (comment.parentId === null ? null : store.commentById(comment.parentId)),
  });
  return {
    ...edge,
    args: { where: { type: where, description: 'Filters. The field is null if the parent does not match.' } },
    resolve: async (comment: CommentRow, args: ConnectionArgs, context, info) => {
      if (!args.where || comment.parentId === null) return edge.resolve?.(comment, args, context, info);
      const { rows } = await context.store.comments({ ...parseCommentQuery(args), ids: [comment.parentId] }, ONE);
      return rows[0] ?? null;
    },
  };
}
