/** Pages about the same thing, such as the campaign page of a property, have one canonical URL. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import { createPageArgs } from '../../store/core/page.ts';
import type { ContentContext } from '../core/context.ts';
import { queryReferencingNodes } from '../nodes/referencing-nodes.ts';

/** Returns the node with the canonical page: the first one of a reverse connection that is declared as canonical, or else the node itself. */
export async function loadCanonicalNode(node: NodeRow, { store }: ContentContext): Promise<NodeRow> {
  const reverse = Object.values(getContentType(node.type).reverse ?? {}).find(({ isCanonical }) => isCanonical);
  const found = reverse && (await store.nodes(queryReferencingNodes(node, reverse), createPageArgs(1)));
  return found?.rows[0] ?? node;
}
