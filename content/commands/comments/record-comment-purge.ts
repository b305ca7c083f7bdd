import { getNodeKeyType } from '../../core/cache-keys.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentChange } from '../core/purge-keys.ts';
import type { Tx } from '../core/transact.ts';

/** Records a purge of a comment, of the lists that it is in, and of the node that shows its number of comments. */
export function recordCommentPurge(
  tx: Tx,
  { id, parentId, userId }: Pick<CommentRow, 'id' | 'parentId' | 'userId'>,
  node: Pick<NodeRow, 'id' | 'type' | 'uri'>,
  cause: ContentChange['cause'],
): void {
  const listOwners = [
    { kind: 'post', id: node.id } as const,
    ...(parentId === null ? [] : [{ kind: 'comment', id: parentId } as const]),
    ...(userId === null ? [] : [{ kind: 'user', id: userId } as const]),
  ];
  tx.recordChange({ cause, kind: 'comment', id, type: 'comment', affectsLists: true, listOwners });
  tx.recordChange({
    cause: 'update',
    kind: 'post',
    id: node.id,
    type: getNodeKeyType(node.type),
    affectsLists: false,
    uris: [node.uri],
  });
}
