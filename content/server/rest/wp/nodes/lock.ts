/** `/wp/v2/posts/1/lock`: who has the node open in an editor. WordPress sends this with its heartbeat. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import {
  type EditLock,
  findLockHolderName,
  getLockHolder,
  LOCK_SECONDS,
  lockNode,
  unlockNode,
} from '../../../../commands/drafts/edit-locks.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { canEditNode } from '../../../../permissions/viewer.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import { CREATE, DELETE, READ, type RestRequest, type RestResult, type RouteDeclaration } from '../framework/rest-request.ts';
import { getTypeBase } from '../../../../model/rest-bases.ts';
import { loadNode } from './load-node.ts';

export function declareLock(type: ContentTypeDeclaration): RouteDeclaration {
  const isAllowed = async (request: RestRequest) => canEditNode(request.viewer, await loadNode(type, request));
  return {
    namespace: 'wp/v2',
    path: String.raw`/${getTypeBase(type.name)}/{id:\d+}/lock`,
    endpoints: [
      {
        methods: READ,
        parameters: {},
        isAllowed,
        handle: async (request) => {
          const node = await loadNode(type, request);
          if (!canEditNode(request.viewer, node))
            throw createForbiddenError(request.viewer, 'rest_forbidden', 'Sorry, you are not allowed to edit this post.');
          return describeLock(node, request);
        },
      },
      {
        methods: CREATE,
        parameters: { take_over: { description: 'Whether to take the lock from another user.', type: 'boolean', default: false } },
        isAllowed,
        handle: async (request) => {
          const { context, viewer, values } = request;
          const { id } = await loadNode(type, request);
          const lock: EditLock = await lockNode(context.services, viewer, id, values['take_over'] === true);
          context.renewStore();
          const result = await describeLock(await loadNode(type, request), request);
          return lock.isOwn ? result : { ...result, status: 409 };
        },
      },
      {
        methods: DELETE,
        parameters: {},
        isAllowed,
        handle: async (request) => {
          const { id } = await loadNode(type, request);
          await unlockNode(request.context.services, request.viewer, id);
          request.context.renewStore();
          return describeLock(await loadNode(type, request), request);
        },
      },
    ],
  };
}

async function describeLock(node: NodeRow, { context, viewer }: RestRequest): Promise<RestResult> {
  const { db, now } = context.services;
  const other = getLockHolder(node, viewer, now());
  const expires = node.editLockAt === null ? 0 : node.editLockAt.getTime() + LOCK_SECONDS * 1000;
  const isOwn = node.editLockUserId !== null && node.editLockUserId === viewer.user?.id && expires > now().getTime();
  const name = isOwn ? (viewer.user?.displayName ?? '') : await findLockHolderName(db, node, viewer, now());
  return {
    data: {
      is_locked: other !== null,
      is_own: isOwn,
      user: isOwn || other !== null ? { id: node.editLockUserId, name } : null,
      expires_gmt: isOwn || other !== null ? new Date(expires).toISOString() : null,
      // An open editor renews its lock before it expires.
      seconds: LOCK_SECONDS,
    },
  };
}
