/** The resource of a content type: `/wp/v2/posts`. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { VersionConflictError } from '../../../../commands/core/edit-versions.ts';
import type { RestoredAttribute } from '../../../../commands/markup/preserve-attributes.ts';
import { createNode, deleteNode, updateNode } from '../../../../commands/nodes/node-commands.ts';
import type { NodeInput } from '../../../../commands/nodes/node-input.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { can, canDeleteNode, canEditNode, getTypeCapabilities } from '../../../../permissions/viewer.ts';
import { getSiteLink } from '../../../../schema/nodes/node-uri.ts';
import { RestError } from '../framework/rest-error.ts';
import type { RestRequest, RouteDeclaration } from '../framework/rest-request.ts';
import { contentRefusals, declareResource, forceParameter, type Resource } from '../framework/resource.ts';
import { getTypeBase } from '../../../../model/rest-bases.ts';
import { idKey } from '../shared/values.ts';
import { declareAutosaves, declareRevisions } from './revisions.ts';
import { assertAuthor } from './assert-author.ts';
import { createConflictError, getBaseVersion, versionParameters } from './edit-conflict.ts';
import { declareLock } from './lock.ts';
import { declareUntrash } from './untrash.ts';
import { loadNode } from './load-node.ts';
import { getNodeFields, PLACEHOLDER_TITLE } from './node-fields.ts';
import { toNodeInput } from './node-input.ts';
import { getNodeLinks } from './node-links.ts';
import { getListParameters, listNodes } from './node-list.ts';
import { passwordParameter, unlockNode } from './unlock-node.ts';

export function declareNodeRoutes(type: ContentTypeDeclaration): RouteDeclaration[] {
  const resource = createNodeResource(type);
  return [
    ...declareResource(resource),
    ...(type.supports.includes('revisions') ? [...declareRevisions(type), ...declareAutosaves(type)] : []),
    declareLock(type),
    declareUntrash(resource),
  ];
}

function createNodeResource(type: ContentTypeDeclaration): Resource<NodeRow> {
  const capabilities = getTypeCapabilities(type.name);
  const resource: Resource<NodeRow> = {
    path: `/${getTypeBase(type.name)}`,
    title: type.name,
    allowsBatch: true,
    key: idKey(),
    fields: getNodeFields(type),
    links: (node, request) => getNodeLinks(type, node, request),
    ...(type.public && type.permalink !== null && { getPageUrl: (node, { context }) => getSiteLink(node, context) }),
    load: (request) => loadNode(type, request),
    read: { parameters: passwordParameter, run: (node, request) => unlockNode(type, node, request) },
    refusals: contentRefusals,
    canEdit: (node, { viewer }) => canEditNode(viewer, node),
    list: {
      parameters: getListParameters(type),
      canEdit: ({ viewer }) => can(viewer, capabilities.edit),
      run: (request) => listNodes(type, request),
    },
    create: {
      existing: 'post',
      isAllowed: ({ viewer }) => can(viewer, capabilities.create),
      run: (request) => {
        assertAuthor(type.name, 'create', request);
        return createNode(request.context.services, request.viewer, type.name, withTitle(toNodeInput(type, request)));
      },
    },
    update: {
      parameters: versionParameters,
      isAllowed: (node, { viewer }) => canEditNode(viewer, node),
      run: (node, request) => updateWithChecks(type, node, request),
    },
    delete: {
      parameters: { force: forceParameter },
      isAllowed: (node, { viewer }) => canDeleteNode(viewer, node),
      run: async (node, { context, viewer, values }) => {
        const forceDelete = values['force'] === true;
        if (node.status === 'trash' && !forceDelete && canDeleteNode(viewer, node))
          throw new RestError(410, 'rest_already_trashed', 'The post has already been deleted.');
        await deleteNode(context.services, viewer, type.name, node.id, { forceDelete });
        return forceDelete ? 'deleted' : 'trashed';
      },
    },
  };
  return resource;
}

/** The editor creates content before anything is written. It replaces this title when it saves (WordPress). */
function withTitle(input: NodeInput): NodeInput {
  const isEmpty = !input.title && !input.content && !input.excerpt;
  return isEmpty && input.status === 'auto-draft' ? { ...input, title: PLACEHOLDER_TITLE } : input;
}

/** @returns the attributes that the editor had dropped, if there are any */
async function updateWithChecks(
  type: ContentTypeDeclaration,
  node: NodeRow,
  request: RestRequest,
): Promise<{ restored_attributes: readonly RestoredAttribute[] } | void> {
  const { context, viewer, values } = request;
  if (canEditNode(viewer, node)) assertAuthor(type.name, 'update', request);
  let restored: readonly RestoredAttribute[] = [];
  try {
    await updateNode(context.services, viewer, type.name, node.id, toNodeInput(type, request), {
      version: getBaseVersion(request),
      onRestored: (found) => {
        restored = found;
      },
    });
  } catch (error) {
    if (error instanceof VersionConflictError) throw await createConflictError(error, type, request);
    throw error;
  }
  if (restored.length > 0 && values['content'] !== undefined) return { restored_attributes: restored };
}
