/** `POST /wp/v2/posts/1/untrash`: restores a node with its former status. WordPress's REST API has no such route. */
import { untrashNode } from '../../../../commands/nodes/node-commands.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { canDeleteNode } from '../../../../permissions/viewer.ts';
import { createItem } from '../framework/item.ts';
import type { Resource } from '../framework/resource.ts';
import { CREATE, type RouteDeclaration } from '../framework/rest-request.ts';

export function declareUntrash(resource: Resource<NodeRow>): RouteDeclaration {
  return {
    namespace: 'wp/v2',
    path: String.raw`${resource.path}/{id:\d+}/untrash`,
    endpoints: [
      {
        methods: CREATE,
        parameters: {},
        isAllowed: async (request) => canDeleteNode(request.viewer, await resource.load(request)),
        handle: async (request) => {
          const { context, viewer } = request;
          const { id } = await resource.load(request);
          await untrashNode(context.services, viewer, id);
          context.renewStore();
          return { data: await createItem(await resource.load(request), resource.fields, resource.links, { ...request, view: 'edit' }) };
        },
      },
    ],
  };
}
