/** createComment, updateComment, deleteComment, restoreComment. */
import { deleteComment, restoreComment, updateComment } from '../../commands/comments/change-comment.ts';
import { type CommentInput, createComment } from '../../commands/comments/create-comment.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

const input: Record<string, ArgSpec> = {
  approved: { type: 'String', description: 'Older spelling of `status`; for moderators.' },
  author: { type: 'String', description: 'Name of a visitor; who is signed in writes in their own.' },
  authorEmail: { type: 'String', description: 'Mail address of a visitor.' },
  authorUrl: { type: 'String', description: 'Own address of a visitor.' },
  commentOn: { type: 'Int', description: 'Database id of what is commented on.' },
  content: { type: 'String', description: 'What is said; simple markup is kept.' },
  date: { type: 'String', description: 'When it was said; for moderators.' },
  parent: { type: 'ID', description: 'Comment that is answered.' },
  status: { type: 'CommentStatusEnum', description: 'What is decided about it; for moderators.' },
  type: { type: 'String', description: '`comment`, `pingback` or `trackback`; for moderators.' },
};

const written: FieldSpecs = {
  comment: {
    type: 'Comment',
    description: 'The comment; null for who may not see it before a moderator has.',
    resolve: ({ id }: { id: number }, _args, { store }) => store.commentById(id),
  },
  success: { type: 'Boolean', description: 'Whether it was taken, seen or not.' },
};

const id: ArgSpec = { type: 'ID!', description: 'Global or database id of the comment.' };

export function declareCommentMutations(builder: SchemaBuilder): void {
  mutation<CommentInput, { id: number; success: boolean }>(builder, {
    name: 'createComment',
    description: 'Comments on content. What visitors write may wait for a moderator.',
    input,
    payload: written,
    resolve: async (values, { services, viewer, client: caller }) => ({ id: await createComment(services, viewer, caller, values), success: true }),
  });
  mutation<CommentInput & { id: string }, { id: number; success: boolean }>(builder, {
    name: 'updateComment',
    description: 'Changes a comment; what is left out stays as it is.',
    input: { ...input, id },
    payload: written,
    resolve: async (values, { services, viewer }) => ({ id: await updateComment(services, viewer, values.id, values), success: true }),
  });
  mutation<{ id: string; forceDelete?: boolean | null }, { comment: CommentRow }>(builder, {
    name: 'deleteComment',
    description: 'Throws a comment away; one that lies in the trash is deleted.',
    input: { id, forceDelete: { type: 'Boolean', description: 'Deletes it at once.' } },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id of the comment.',
        resolve: ({ comment }: { comment: CommentRow }) => toGlobalId('comment', comment.id),
      },
      comment: { type: 'Comment', description: 'The comment as it was.' },
    },
    resolve: async (values, { services, viewer }) => ({
      comment: await deleteComment(services, viewer, values.id, values.forceDelete ?? false),
    }),
  });
  mutation<{ id: string }, { id: number }>(builder, {
    name: 'restoreComment',
    description: 'Takes a comment out of the trash.',
    input: { id },
    payload: {
      restoredId: {
        type: 'ID',
        description: 'Global id of the comment.',
        resolve: (result: { id: number }) => toGlobalId('comment', result.id),
      },
      comment: {
        type: 'Comment',
        description: 'The comment as it is again.',
        resolve: (result: { id: number }, _args, { store }) => store.commentById(result.id),
      },
    },
    resolve: async (values, { services, viewer }) => ({ id: await restoreComment(services, viewer, values.id) }),
  });
}
