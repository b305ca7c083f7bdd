/** What caches are told when a node changes. */
import type { NodeRow, PostStatus } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { Tx } from '../core/transact.ts';
import { isPublic } from './node-status.ts';

/** GraphQL type of nodes in purge keys. */
export const getPurgeType = (type: NodeRow['type']): string => getContentType(type).graphql.single.toLowerCase();

/** A node whose address changed because one above it moved. */
export type MovedNode = { id: number; status: PostStatus; former: string | null; uri: string | null };

export type NodeChange = {
  /** Null: the node is new. */
  before: NodeRow | null;
  /** Null: the node is gone. */
  after: NodeRow | null;
  terms: { before: readonly number[]; after: readonly number[] };
  moved: readonly MovedNode[];
};

/** Values that lists are chosen and ordered by; the first of them that differ let lists show something else. */
const getListValues = (node: NodeRow) => [
  node.title,
  node.date.getTime(),
  node.menuOrder,
  node.parentId,
  node.authorId,
  node.sticky,
  node.uri,
  node.password === null,
  JSON.stringify(node.fields),
];

/** Shown to nobody but editors, whatever their status. */
const unlistedTypes: ReadonlySet<NodeRow['type']> = new Set(['wgg_preview']);

/** Tells what the public sees differently; what only editors see is not told. */
export async function recordNodePurge(tx: Tx, { before, after, terms, moved }: NodeChange): Promise<void> {
  const was = before !== null && isPublic(before.status);
  const is = after !== null && isPublic(after.status);
  const node = after ?? before;
  if (node === null || (!was && !is) || unlistedTypes.has(node.type)) return;
  const isFiledAnew = terms.before.join() !== terms.after.join();
  const isListed =
    was !== is || isFiledAnew || (before !== null && after !== null && getListValues(before).join('\n') !== getListValues(after).join('\n'));
  tx.recordChange({
    cause: was === is ? 'update' : is ? 'create' : 'delete',
    kind: 'post',
    id: node.id,
    type: getPurgeType(node.type),
    affectsLists: isListed,
    uris: [...new Set([was ? before.uri : null, is ? after.uri : null])],
  });
  for (const child of moved)
    if (isPublic(child.status))
      tx.recordChange({
        cause: 'update',
        kind: 'post',
        id: child.id,
        type: getPurgeType(node.type),
        affectsLists: false,
        uris: [child.former, child.uri],
      });
  if (was !== is) recordAuthorPurges(tx, [node.authorId]);
  else if (before?.authorId !== after?.authorId) recordAuthorPurges(tx, [before?.authorId ?? null, after?.authorId ?? null]);
  await recordTermPurges(tx, was === is ? difference(terms.before, terms.after) : [...terms.before, ...terms.after]);
}

const difference = (a: readonly number[], b: readonly number[]) => [
  ...a.filter((id) => !b.includes(id)),
  ...b.filter((id) => !a.includes(id)),
];

/** Whoever has published something has a page. */
function recordAuthorPurges(tx: Tx, authors: readonly (number | null)[]): void {
  for (const id of authors) if (id !== null) tx.recordChange({ cause: 'update', kind: 'user', id, type: 'user', affectsLists: true });
}

/** Terms tell how many nodes they have, and their pages list them. */
async function recordTermPurges(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.db
    .selectFrom('term')
    .select(['id', 'taxonomy', 'uri'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  for (const { id, taxonomy, uri } of rows) {
    const type = getTaxonomy(taxonomy).graphql.single.toLowerCase();
    tx.recordChange({ cause: 'update', kind: 'term', id, type, affectsLists: false, uris: [uri] });
  }
}
