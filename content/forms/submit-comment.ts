/** Creates a comment from a form submission. */
import { REPLY_TO_FIELD } from '#lib/forms/comment.ts';
import type { FieldValues, SubmittedValues } from '#lib/forms/types.ts';
import { getFieldValue } from '#lib/forms/validate.ts';
import { anonymous } from '../permissions/viewer.ts';
import { createComment } from '../commands/comments/create-comment.ts';
import type { Services } from '../commands/core/services.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { UserError } from '../core/user-error.ts';
import type { FormPlacement } from './form-placement.ts';

/**
 * @returns the id of the HTML element that shows the comment, or null if the comment waits for moderation
 * @throws UserError if the comment breaks a rule
 */
export async function submitComment(
  services: Services,
  client: ClientInfo,
  { node }: FormPlacement,
  values: FieldValues,
  submitted: SubmittedValues,
): Promise<string | null> {
  if (!node) throw new UserError('This page no longer exists, so you cannot comment on it.');
  const id = await createComment(services, anonymous, client, {
    commentOn: node.id,
    author: getFieldValue(values, 'name'),
    authorEmail: getFieldValue(values, 'email'),
    authorUrl: getFieldValue(values, 'website') || null,
    content: getFieldValue(values, 'comment'),
    parent: submitted.get(REPLY_TO_FIELD)?.[0]?.slice(0, 20) ?? null,
  });
  const row = await services.db.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status === 'approve' ? `comment-${id}` : null;
}
