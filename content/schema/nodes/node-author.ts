/** The author of a node. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { isNewestRevision } from '../drafts/previews.ts';

/** The author of a preview is that of the node, not the user who saved the newest revision (WPGraphQL). Restricted nodes do not reveal their author. */
export async function findAuthorId(node: NodeRow, store: ContentStore): Promise<number | null> {
  if (node.restricted) return null;
  const authored = node.revisionOf !== null && (await isNewestRevision(node, store)) ? await store.nodeById(node.revisionOf) : node;
  return authored?.authorId ?? null;
}

export async function findAuthor(node: NodeRow, store: ContentStore): Promise<UserRow | null> {
  const id = await findAuthorId(node, store);
  return id === null ? null : store.userById(id);
}
