/** `/studio/v1/media/{id}/usage`: the content, terms, options and menus that refer to a media item. */
import { getContentType } from '../../../../model/content-types.ts';
import { canEditNode } from '../../../../permissions/viewer.ts';
import { findMediaUsage } from '../../../../store/media-usage.ts';
import { READ, type RouteDeclaration } from '../framework/rest-request.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import { loadNode } from '../nodes/load-node.ts';

const attachment = getContentType('attachment');
const MAX_CONTENT = 100;

export const declareMediaUsage = (): RouteDeclaration => ({
  namespace: 'studio/v1',
  path: '/media/{id:\\d+}/usage',
  endpoints: [
    {
      methods: READ,
      parameters: {},
      isAllowed: async (request) => canEditNode(request.viewer, await loadNode(attachment, request)),
      handle: async (request) => {
        const { context, viewer } = request;
        const item = await loadNode(attachment, request);
        if (!canEditNode(viewer, item))
          throw createForbiddenError(viewer, 'rest_cannot_view', 'Sorry, you are not allowed to see where this file is used.');
        const { nodeIds, ...names } = await findMediaUsage(context.services.db, item.id);
        const nodes = await Promise.all(nodeIds.slice(0, MAX_CONTENT).map((id) => context.store.nodeById(id)));
        const content = nodes.flatMap((node) => (node && !node.restricted ? [node] : []));
        return {
          data: {
            content: content.map((node) => ({
              id: node.id,
              type: node.type,
              title: node.title,
              status: node.status,
              can_edit: canEditNode(viewer, node),
            })),
            // Content that the viewer may not read, or that is too much to list, is only counted.
            more_content: nodeIds.length - content.length,
            ...names,
          },
        };
      },
    },
  ],
});
