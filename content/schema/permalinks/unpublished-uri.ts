/** Finds drafts and scheduled content at the URI that they will have, for viewers who may edit them (WordPress). */
import { buildNodeUri, formatPermalink } from '../../commands/permalinks/node-uri.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import type { ContentContext } from '../core/context.ts';

type Reader = Pick<ContentContext, 'store' | 'site' | 'viewer'>;

/** Statuses whose content opens at its permalink for everyone who can see it. */
const openStatuses: ReadonlySet<NodeRow['status']> = new Set(['publish', 'private', 'inherit']);
/** Statuses whose content opens at its future permalink for viewers who may edit it. */
const unpublishedStatuses: ReadonlySet<NodeRow['status']> = new Set(['draft', 'pending', 'future']);

/** Returns the node unless WordPress would not open it for the viewer: content in the trash, and drafts of others without the right to edit them. */
export function findOpenableNode(node: NodeRow | null, { viewer }: Reader): NodeRow | null {
  if (node === null || openStatuses.has(node.status)) return node;
  return unpublishedStatuses.has(node.status) && canEditNode(viewer, node) ? node : null;
}

/** @param path with a slash at both ends */
export async function findUnpublishedNode(path: string, reader: Reader): Promise<NodeRow | null> {
  const uri = toStoredUri(path);
  const slug = uri?.split('/').at(-2);
  // Visitors see no unpublished content, so the statement is not needed for them.
  if (reader.viewer.user === null || uri === null || !slug) return null;
  for (const node of await reader.store.unpublishedNodesBySlug(slug)) {
    if (findOpenableNode(node, reader) && (await hasFutureUri(node, uri, reader))) return node;
  }
  return null;
}

/** Stands for the author and the category in a permalink. They are not compared, because the slug and the date identify the post. */
const ANY = 'any-author-or-category';

async function hasFutureUri(node: NodeRow, uri: string, { store, site }: Reader): Promise<boolean> {
  const { permalinkStructure } = await store.option('settings');
  if (node.type === 'post' && typeof permalinkStructure === 'string' && permalinkStructure !== '') {
    const expected = formatPermalink(permalinkStructure, { ...node, authorName: ANY, category: [ANY] }, site.timezone);
    if (!expected.includes(ANY)) return uri === expected;
    return uri.startsWith(expected.slice(0, expected.indexOf(ANY))) && uri.endsWith(expected.slice(expected.lastIndexOf(ANY) + ANY.length));
  }
  const ancestors = await store.getAncestors(node);
  const slugs = [...ancestors.map((ancestor) => ancestor.slug).toReversed(), node.slug];
  return buildNodeUri(node.type, slugs.filter(Boolean)) === uri;
}
