import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentChange } from '../core/purge-keys.ts';
import type { Tx } from '../core/transact.ts';

/** Records a purge of a comment and of the node that shows it and its number of comments. */
export function recordCommentPurge(tx: Tx, id: number, node: Pick<NodeRow, 'id' | 'type' | 'uri'>, cause: ContentChange['cause']): void {
  tx.recordChange({ cause, kind: 'comment', id, type: 'comment', affectsLists: cause !== 'update' });
  tx.recordChange({
    cause: 'update',
    kind: 'post',
    id: node.id,
    type: getContentType(node.type).graphql.single.toLowerCase(),
    affectsLists: false,
    uris: [node.uri],
  });
}
