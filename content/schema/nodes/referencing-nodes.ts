/** The nodes that refer to a node with one of their fields. */
import type { ReverseConnection } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { NodeQuery } from '../../store/nodes/node-query.ts';

/** Revisions have the terms and reverse connections of their original node (recorded). */
export function getOriginalId(node: NodeRow): number {
  return node.revisionOf ?? node.id;
}

export function queryReferencingNodes(node: NodeRow, { from, group, field, through }: ReverseConnection): NodeQuery {
  return {
    types: [from],
    reference: { group, field, target: getOriginalId(node), ...(through && { through }) },
    // The reference is a field of the protected content, so this list would reveal it.
    filter: { hasPassword: false },
    orderby: getContentType(from).supports.includes('page-attributes') ? 'menu' : 'date',
  };
}
