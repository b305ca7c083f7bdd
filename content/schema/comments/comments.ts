/** Comments, as far as the viewer may see them. */
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import { can } from '../../permissions/viewer.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { connection, type ConnectionArgs, edgeTo } from '../core/connections.ts';
import { identify } from '../core/id-types.ts';
import { renderContent } from '../nodes/rendered-content.ts';
import { commentsOf, commentWhere, declareCommentFilters } from './comment-filters.ts';
import type { CommenterSource } from './commenters.ts';

export function declareComments(builder: SchemaBuilder): void {
  declareCommentFilters(builder);
  builder.enum('CommentStatusEnum', {
    description: 'What moderators decided.',
    values: {
      APPROVE: { value: 'approve', description: 'Shown.' },
      HOLD: { value: 'hold', description: 'Waits for a moderator.' },
      SPAM: { value: 'spam', description: 'Spam.' },
      TRASH: { value: 'trash', description: 'Thrown away.' },
    },
  });
  builder.object('Comment', {
    description: 'A comment on content.',
    interfaces: ['DatabaseIdentifier'],
    fields: {
      content: {
        type: 'String',
        description: 'What was written, as markup.',
        args: { format: { type: 'PostObjectFieldFormatEnum', description: 'Form of the text.' } },
        resolve: (comment: CommentRow, { format }: { format?: string | null }, { viewer, site }) => {
          if (format === 'RAW') return can(viewer, 'moderate_comments') ? comment.content : null;
          return renderContent(comment.content, site);
        },
      },
      date: {
        type: 'String',
        description: 'When it was written, in the site’s time zone: `2024-03-10 10:30:00`.',
        resolve: (comment: CommentRow, _args, { site }) => formatLocalDate(comment.date, site.timezone, ' '),
      },
      dateGmt: { type: 'String', description: 'When it was written, in UTC.', resolve: (comment: CommentRow) => formatGmtDate(comment.date, ' ') },
      agent: {
        type: 'String',
        description: 'Program it was written with; told to moderators only.',
        resolve: (comment: CommentRow) => comment.agent || null,
      },
      approved: {
        type: 'Boolean',
        description: 'Whether everybody sees it.',
        deprecated: 'Use status.',
        resolve: (comment: CommentRow) => comment.status === 'approve',
      },
      authorIp: {
        type: 'String',
        description: 'IP address it came from; told to moderators only.',
        resolve: (comment: CommentRow) => comment.authorIp || null,
      },
      commentId: {
        type: 'Int',
        description: 'Number in the database.',
        deprecated: 'Use databaseId.',
        resolve: (comment: CommentRow) => comment.id,
      },
      karma: { type: 'Int', description: 'Votes; null: none.', resolve: (comment: CommentRow) => comment.karma || null },
      status: { type: 'CommentStatusEnum', description: 'What moderators decided.' },
      type: { type: 'String', description: '`comment`, `pingback` or `trackback`.' },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false },
      parentDatabaseId: {
        type: 'Int',
        description: 'Comment it answers; 0: none.',
        resolve: (comment: CommentRow) => comment.parentId ?? 0,
      },
      parentId: {
        type: 'ID',
        description: 'Global id of the comment it answers.',
        resolve: (comment: CommentRow) => comment.parentId && toGlobalId('comment', comment.parentId),
      },
      author: edgeTo(builder, {
        from: 'Comment',
        to: 'Commenter',
        description: 'Who wrote it.',
        load: async (comment: CommentRow, store): Promise<CommenterSource> => {
          const user = comment.userId === null ? null : await store.userById(comment.userId);
          return user ?? { kind: 'comment-author', comment };
        },
      }),
      commentedOn: edgeTo(builder, {
        from: 'Comment',
        to: 'ContentNode',
        description: 'What it is about.',
        load: (comment: CommentRow, store) => store.nodeById(comment.nodeId),
      }),
      parent: parentField(builder),
      replies: connection(builder, {
        from: 'Comment',
        to: 'Comment',
        description: 'Answers to it.',
        where: commentWhere,
        load: (comment: CommentRow, args: ConnectionArgs, page: PageArgs, { store }) =>
          store.comments({ ...commentsOf(args), parentId: comment.id }, page),
      }),
    },
  });
  builder.enum('CommentNodeIdTypeEnum', {
    description: 'What the id of a comment is.',
    values: { DATABASE_ID: { description: 'Number in the database.' }, ID: { description: 'Global id.' } },
  });
  builder.extend('RootQuery', {
    comment: {
      type: 'Comment',
      description: 'One comment.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'CommentNodeIdTypeEnum', description: 'What the id is; ID by default.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        return store.commentById(identify('comment', id, idType));
      },
    },
    comments: connection(builder, {
      from: 'RootQuery',
      to: 'Comment',
      description: 'Comments, newest first: approved ones where nothing else is asked.',
      where: commentWhere,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => store.comments(commentsOf(args), page),
    }),
  });
}

const ONE: PageArgs = { limit: 1, direction: 'forward', after: null, before: null, offset: null };

/** WPGraphQL lets even the one comment above be filtered. */
function parentField(builder: SchemaBuilder): FieldSpec {
  const where = 'CommentToParentCommentConnectionWhereArgs';
  builder.input(where, { description: 'Filters of the comment above.', fields: commentWhere });
  const edge = edgeTo(builder, {
    from: 'Comment',
    name: 'ParentComment',
    to: 'Comment',
    description: 'Comment it answers.',
    load: (comment: CommentRow, store) => (comment.parentId === null ? null : store.commentById(comment.parentId)),
  });
  return {
    ...edge,
    args: { where: { type: where, description: 'Filters; null when they leave it out.' } },
    resolve: async (comment: CommentRow, args: ConnectionArgs, context, info) => {
      if (!args.where || comment.parentId === null) return edge.resolve?.(comment, args, context, info);
      const { rows } = await context.store.comments({ ...commentsOf(args), ids: [comment.parentId] }, ONE);
      return rows[0] ?? null;
    },
  };
}
