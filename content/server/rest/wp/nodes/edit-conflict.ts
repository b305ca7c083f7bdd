/** Saves of nodes that have changed since the editor loaded them. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { findAccountById } from '../../../../auth/accounts.ts';
import type { VersionConflictError } from '../../../../commands/core/edit-versions.ts';
import { createItem } from '../framework/item.ts';
import { RestError } from '../framework/rest-error.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import type { PropertySchemas } from '../framework/schema.ts';
import { loadNode } from './load-node.ts';
import { getNodeFields } from './node-fields.ts';

export const versionParameters: PropertySchemas = {
  base_version: {
    description:
      'The version that the editor loaded. The update is refused with 409 if the stored one differs. The header If-Match does the same.',
    type: 'string',
  },
};

export function getBaseVersion({ values, headers }: RestRequest): string | undefined {
  const etag = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(headers['if-match'] ?? '')?.[1];
  return etag ?? (typeof values['base_version'] === 'string' ? values['base_version'] : undefined);
}

/**
 * An error that contains both versions: the stored one, and what the client has sent.
 * @param variable the part of the path with the id of the node
 */
export async function createConflictError(
  { message }: VersionConflictError,
  type: ContentTypeDeclaration,
  request: RestRequest,
  variable = 'id',
): Promise<RestError> {
  request.context.renewStore();
  const node = await loadNode(type, request, variable);
  const stored = await createItem(node, getNodeFields(type), undefined, { ...request, view: 'edit', query: {} });
  // Editors of the node see who else edits it, even if they may not see the account.
  const editor = node.lastEditedBy === null ? null : await findAccountById(request.context.services.db, node.lastEditedBy);
  return new RestError(409, 'rest_edit_conflict', message, {
    stored,
    sent: request.body,
    stored_by: editor && { id: editor.user.id, name: editor.user.displayName },
  });
}
