/** Mutations of comments. */
import { deleteComment, restoreComment, updateComment } from '../../commands/comments/change-comment.ts';
import { type CommentInput, createComment } from '../../commands/comments/create-comment.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { assertHasInput, declareMutation } from '../core/mutation.ts';

const inputFields: Record<string, ArgSpec> = {
  approved: { type: 'String', description: 'Older form of `status`. For moderators.' },
  author: { type: 'String', description: 'Name of the author. For visitors and moderators; other users comment under their own name.' },
  authorEmail: { type: 'String', description: 'Email address of the author. For visitors and moderators.' },
  authorUrl: { type: 'String', description: 'Website of the author. For visitors and moderators.' },
  commentOn: { type: 'Int', description: 'Database id of the content to comment on.' },
  content: { type: 'String', description: 'Text of the comment. Simple markup is allowed.' },
  date: { type: 'String', description: 'Date of the comment. For moderators.' },
  parent: { type: 'ID', description: 'The comment to reply to.' },
  status: { type: 'CommentStatusEnum', description: 'Moderation status. For moderators.' },
  type: { type: 'String', description: '`comment`, `pingback` or `trackback`. For moderators.' },
};

const commentPayload: FieldSpecs = {
  comment: {
    type: 'Comment',
    description: 'The comment. Null if it is held for moderation and the viewer may not see it.',
    resolve: ({ id }: { id: number }, _args, { store }) => store.commentById(id),
  },
  success: { type: 'Boolean', description: 'Whether a new comment was stored, even if it is held for moderation. Null for updates.' },
};

const id: ArgSpec = { type: 'ID!', description: 'Global or database id of the comment.' };

export function declareCommentMutations(builder: SchemaBuilder): void {
  declareMutation<CommentInput, { id: number; success: boolean }>(builder, {
    name: 'createComment',
    description: 'Creates a comment. Comments by visitors may be held for moderation.',
    input: inputFields,
    payload: commentPayload,
    resolve: async (values, { services, viewer, client }) => {
      assertHasInput(values, 'comment_object');
      // The plugin requires only a name of visitors, whatever the setting says.
      return { id: await createComment(services, viewer, client, values, { requireEmail: false, allowDrafts: true }), success: true };
    },
  });
  declareMutation<CommentInput & { id: string }, { id: number }>(builder, {
    name: 'updateComment',
    description: 'Updates a comment. Omitted fields stay unchanged.',
    input: { ...inputFields, id },
    payload: commentPayload,
    resolve: async (values, { services, viewer, client }) => ({ id: await updateComment(services, viewer, client, values.id, values) }),
  });
  declareMutation<{ id: string; forceDelete?: boolean | null }, { comment: CommentRow }>(builder, {
    name: 'deleteComment',
    description: 'Moves a comment to the trash. A comment in the trash is deleted permanently.',
    input: { id, forceDelete: { type: 'Boolean', description: 'Deletes the comment permanently.' } },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id of the comment.',
        resolve: ({ comment }: { comment: CommentRow }) => toGlobalId('comment', comment.id),
      },
      comment: { type: 'Comment', description: 'The comment before the change.' },
    },
    resolve: async (values, { services, viewer }) => ({
      comment: await deleteComment(services, viewer, values.id, values.forceDelete ?? false),
    }),
  });
  declareMutation<{ id: string }, { id: number | null }>(builder, {
    name: 'restoreComment',
    description: 'Restores a comment from the trash.',
    input: { id },
    payload: {
      restoredId: {
        type: 'ID',
        description: 'Global id of the comment.',
        resolve: (result: { id: number | null }) => result.id && toGlobalId('comment', result.id),
      },
      comment: {
        type: 'Comment',
        description: 'The restored comment.',
        resolve: (result: { id: number | null }, _args, { store }) => result.id && store.commentById(result.id),
      },
    },
    resolve: async (values, { services, viewer }) => ({ id: await restoreComment(services, viewer, values.id) }),
  });
}
