/** Finds the node that a request names. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import { createNotFoundError, getPathId } from '../shared/values.ts';

const createInvalidIdError = () => createNotFoundError('rest_post_invalid_id', 'Invalid post ID.');

/** Whether the viewer may read the content, or at least knows that it needs a password. Of other restricted nodes, they see the title in GraphQL only. */
export const isReadable = (node: NodeRow): boolean => !node.restricted || (node.status === 'publish' && node.password !== null);

/** @throws RestError 404 for a node that does not exist or is hidden from the viewer, 401 or 403 for one whose content is hidden */
export async function loadNode(type: ContentTypeDeclaration, request: RestRequest, variable = 'id'): Promise<NodeRow> {
  const node = await request.context.store.nodeById(getPathId(request, variable));
  if (!node || node.type !== type.name || node.revisionOf !== null) throw createInvalidIdError();
  if (!isReadable(node)) throw createForbiddenError(request.viewer, 'rest_forbidden', 'Sorry, you are not allowed to view this post.');
  return node;
}
