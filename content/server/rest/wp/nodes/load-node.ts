/** Finds the node that a request names. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import type { Refusal, RestRequest } from '../framework/rest-request.ts';
import { createNotFoundError, getPathId } from '../shared/values.ts';

const createInvalidIdError = () => createNotFoundError('rest_post_invalid_id', 'Invalid post ID.');

/** Whether the viewer may read the content, or at least knows that it needs a password. Of other restricted nodes, they see the title in GraphQL only. */
export const isReadable = (node: NodeRow): boolean => !node.restricted || (node.status === 'publish' && node.password !== null);

/** What the viewer tries to do, as WordPress names it. */
function getRefusal({ method }: RestRequest): Refusal {
  if (method === 'DELETE') return { code: 'rest_cannot_delete', attempt: 'delete this post' };
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
    ? { code: 'rest_forbidden', attempt: 'do that' }
    : { code: 'rest_cannot_edit', attempt: 'edit this post' };
}

/**
 * @param refusal what a viewer who may not read the content is not allowed to do
 * @throws RestError 404 for a node that does not exist or is hidden from the viewer, 401 or 403 for one whose content is hidden
 */
export async function loadNode(
  type: ContentTypeDeclaration,
  request: RestRequest,
  variable = 'id',
  refusal = getRefusal(request),
): Promise<NodeRow> {
  const node = await request.context.store.nodeById(getPathId(request, variable));
  if (!node || node.type !== type.name || node.revisionOf !== null) throw createInvalidIdError();
  if (!isReadable(node)) throw createForbiddenError(request.viewer, refusal.code, `Sorry, you are not allowed to ${refusal.attempt}.`);
  return node;
}
