/** The parameter `password`, with which clients read protected content. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { unlockContent } from '../../../../commands/nodes/unlock-content.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { RestError } from '../framework/rest-error.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import type { PropertySchemas } from '../framework/schema.ts';
import { toText } from '../shared/values.ts';
import { loadNode } from './load-node.ts';

export const passwordParameter: PropertySchemas = {
  password: { description: 'The password for the post if it is password protected.', type: 'string' },
};

/**
 * Checks the password that a request contains. Wrong passwords count for the same limit as those of the mutation `unlockContent`.
 * @returns the node with the content that the password opens
 * @throws RestError 403 for a wrong password, 429 after too many
 */
export async function unlockNode(type: ContentTypeDeclaration, node: NodeRow, request: RestRequest): Promise<NodeRow> {
  const { context, values } = request;
  const password = toText(values['password']);
  if (!password) return node;
  const { outcome } = await unlockContent(context.services, context.client, node, password);
  if (outcome === 'too-many') throw new RestError(429, 'rest_too_many_requests', 'Too many attempts. Please try again later.');
  // WordPress compares the password of unprotected content, too, which is empty.
  if (outcome !== 'unlocked' || node.password === null)
    throw new RestError(403, 'rest_post_incorrect_password', 'Incorrect post password.');
  const { enteredPasswords = [] } = context.viewer;
  context.viewer = { ...context.viewer, enteredPasswords: [...enteredPasswords, node.password] };
  context.renewStore();
  return loadNode(type, request);
}
