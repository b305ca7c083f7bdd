/** The nodes that refer to a node with one of their fields. */
import type { ReverseConnection } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { NodeQuery } from '../../store/nodes/node-query.ts';

/** Revisions have the terms and reverse connections of their original node (recorded). */
export function getOriginalId(node: NodeRow): number {
  return node.revisionOf ?? node.id;
}

export function queryReferencingNodes(node: NodeRow, reverse: ReverseConnection): NodeQuery {
  return {
    types: [reverse.from],
    reference: { group: reverse.group, field: reverse.field, target: getOriginalId(node) },
    // The reference is a field of the protected content, so this list would reveal it.
    filter: { hasPassword: false },
    orderby: getContentType(reverse.from).supports.includes('page-attributes') ? 'menu' : 'date',
  };
}
