/** Records which caches to purge when a node changes. */
import type { NodeRow, PostStatus } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { Tx } from '../core/transact.ts';
import { isPublic } from './node-status.ts';

/** The GraphQL type of nodes in purge keys. */
export const getPurgeType = (type: NodeRow['type']): string => getContentType(type).graphql.single.toLowerCase();

/** A node whose URI changed because an ancestor moved. */
export type MovedNode = { id: number; status: PostStatus; former: string | null; uri: string | null };

export type NodeChange = {
  /** Null if the node is new. */
  before: NodeRow | null;
  /** Null if the node was deleted. */
  after: NodeRow | null;
  terms: { before: readonly number[]; after: readonly number[] };
  moved: readonly MovedNode[];
};

/** Values by which lists are filtered and sorted. If one of them changes, lists change. */
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

/** Types that only editors see, regardless of status. */
const unlistedTypes: ReadonlySet<NodeRow['type']> = new Set(['wgg_preview']);

/** Records the changes that visitors can see. Changes that only editors see are not recorded. */
export async function recordNodePurge(tx: Tx, { before, after, terms, moved }: NodeChange): Promise<void> {
  const was = before !== null && isPublic(before.status);
  const is = after !== null && isPublic(after.status);
  const node = after ?? before;
  if (node === null || (!was && !is) || unlistedTypes.has(node.type)) return;
  const hasNewTerms = terms.before.join() !== terms.after.join();
  const affectsLists =
    was !== is ||
    hasNewTerms ||
    (before !== null && after !== null && getListValues(before).join('\n') !== getListValues(after).join('\n'));
  tx.recordChange({
    cause: was === is ? 'update' : is ? 'create' : 'delete',
    kind: 'post',
    id: node.id,
    type: getPurgeType(node.type),
    affectsLists,
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

/** Users who have published something have a page. */
function recordAuthorPurges(tx: Tx, authors: readonly (number | null)[]): void {
  for (const id of authors) if (id !== null) tx.recordChange({ cause: 'update', kind: 'user', id, type: 'user', affectsLists: true });
}

/** Terms show their number of nodes, and their pages list the nodes. */
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
