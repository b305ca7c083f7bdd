/** A comment that was written in the site's form. */
import { REPLY_TO } from '#lib/forms/comment.ts';
import type { FieldValues, SentValues } from '#lib/forms/types.ts';
import { valueOf } from '#lib/forms/validate.ts';
import { anonymous } from '../auth/viewer.ts';
import { createComment } from '../editing/comments.ts';
import type { Services } from '../editing/services.ts';
import type { Caller } from '../schema/context.ts';
import { UserError } from '../schema/errors.ts';
import type { Place } from './places.ts';

/**
 * @returns id of the element that shows it; null when a moderator sees it first
 * @throws UserError as the rules for comments tell it
 */
export async function postComment(
  services: Services,
  caller: Caller,
  { node }: Place,
  values: FieldValues,
  sent: SentValues,
): Promise<string | null> {
  if (!node) throw new UserError('What you comment on is not here any more.');
  const id = await createComment(services, anonymous, caller, {
    commentOn: node.id,
    author: valueOf(values, 'name'),
    authorEmail: valueOf(values, 'email'),
    authorUrl: valueOf(values, 'website') || null,
    content: valueOf(values, 'comment'),
    parent: sent.get(REPLY_TO)?.[0]?.slice(0, 20) ?? null,
  });
  const row = await services.db.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status === 'approve' ? `comment-${id}` : null;
}
