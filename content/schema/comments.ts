/** Comments as everybody may see them. */
import type { CommentRow, PageArgs } from '../store/types.ts';
import type { SchemaBuilder } from './builder.ts';
import { connection, edgeTo, type ConnectionArgs } from './connections.ts';
import { toGmt, toLocal } from './dates.ts';
import { identify } from './identify.ts';
import { toGlobalId } from './ids.ts';
import type { CommenterSource } from './users.ts';

export function declareComments(builder: SchemaBuilder): void {
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
        resolve: (comment: CommentRow) =>
          comment.content
            .split(/\n{2,}/)
            .map((part) => `<p>${part.replaceAll('\n', '<br />\n')}</p>\n`)
            .join(''),
      },
      date: {
        type: 'String',
        description: 'When it was written, in the site’s time zone: `2024-03-10 10:30:00`.',
        resolve: (comment: CommentRow, _args, { site }) => toLocal(comment.date, site.timezone, ' '),
      },
      dateGmt: { type: 'String', description: 'When it was written, in UTC.', resolve: (comment: CommentRow) => toGmt(comment.date, ' ') },
      karma: { type: 'Int', description: 'Votes.' },
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
      parent: edgeTo(builder, {
        from: 'Comment',
        name: 'ParentComment',
        to: 'Comment',
        description: 'Comment it answers.',
        load: (comment: CommentRow, store) => (comment.parentId === null ? null : store.commentById(comment.parentId)),
      }),
      replies: connection(builder, {
        from: 'Comment',
        to: 'Comment',
        description: 'Answers to it.',
        load: (comment: CommentRow, _args: ConnectionArgs, page: PageArgs, { store }) => store.comments({ parentId: comment.id }, page),
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
      description: 'One approved comment.',
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
      description: 'Approved comments, newest first.',
      load: (_root: unknown, _args: ConnectionArgs, page: PageArgs, { store }) => store.comments({}, page),
    }),
  });
}
