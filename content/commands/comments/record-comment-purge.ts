import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypeOf } from '../../model/content-types.ts';
import type { Change } from '../core/purge-keys.ts';
import type { Tx } from '../core/transact.ts';

/** Says that what the public sees of a comment has changed, and with it what it sees of the content: its comments and their number. */
export function tellComment(tx: Tx, id: number, node: Pick<NodeRow, 'id' | 'type' | 'uri'>, cause: Change['cause']): void {
  tx.changed({ cause, kind: 'comment', id, type: 'comment', isListed: cause !== 'update' });
  tx.changed({
    cause: 'update',
    kind: 'post',
    id: node.id,
    type: contentTypeOf(node.type).graphql.single.toLowerCase(),
    isListed: false,
    uris: [node.uri],
  });
}
