/** Checks whether the viewer may choose the author of content. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { can, getTypeCapabilities } from '../../../../permissions/viewer.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import type { RestRequest } from '../framework/rest-request.ts';

/**
 * In WordPress, this check comes before that of the right to create content.
 * @throws RestError if the request names another author than the viewer, who may not edit content of others
 */
export function assertAuthor(
  type: ContentTypeName,
  action: 'create' | 'update',
  { viewer, values }: Pick<RestRequest, 'viewer' | 'values'>,
): void {
  const { author } = values;
  if (!author || author === viewer.user?.id || can(viewer, getTypeCapabilities(type).editOthers)) return;
  throw createForbiddenError(viewer, 'rest_cannot_edit_others', `Sorry, you are not allowed to ${action} posts as this user.`);
}
