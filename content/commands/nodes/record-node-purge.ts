/** Records which caches to purge when a node changes. */
import { sql } from 'kysely';
import type { TaxonomyName } from '#lib/content-model/define.ts';
import { getNodeKeyType, getTermKeyType } from '../../core/cache-keys.ts';
import type { NodeRow, PostStatus } from '../../core/rows/nodes.ts';
import { getFrontPagePath } from '../../core/stored-uri.ts';
import { getContentType } from '../../model/content-types.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { ContentChange } from '../core/purge-keys.ts';
import type { Tx } from '../core/transact.ts';
import { recordMenuPurges } from '../core/record-menu-purges.ts';
import { getSiteSettings, settingsChange } from '../settings/site-settings.ts';
import { listReferences } from './node-references.ts';
import { isPublic } from './node-status.ts';

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

/** Values by which most lists are filtered and sorted. If one of them changes, lists change. */
const getListValues = (node: NodeRow) =>
  JSON.stringify([node.date, node.sticky, node.slug, node.uri, node.password === null, getListOwners(node, [])]);

/** Values by which some lists are filtered and sorted. */
const getOrderValues = (node: NodeRow) => JSON.stringify([node.title, node.menuOrder, node.password, node.fields]);

/** Types that only editors see, regardless of status. */
const unlistedTypes: ReadonlySet<NodeRow['type']> = new Set(['wgg_preview']);

/** Records the changes that visitors can see. Changes that only editors see are not recorded. */
export async function recordNodePurge(tx: Tx, { before, after, terms, moved }: NodeChange): Promise<void> {
  const was = before !== null && isPublic(before.status);
  const is = after !== null && isPublic(after.status);
  const node = after ?? before;
  if (node === null || (!was && !is) || unlistedTypes.has(node.type)) return;
  const wasReadable = was && before.password === null;
  const isReadable = is && after.password === null;
  const hasNewTerms = terms.before.join() !== terms.after.join();
  const affectsLists = was !== is || hasNewTerms || (before !== null && after !== null && getListValues(before) !== getListValues(after));
  const affectsOrder = affectsLists || (before !== null && after !== null && getOrderValues(before) !== getOrderValues(after));
  const type = getNodeKeyType(node.type);
  const uris = [...new Set([was ? before.uri : null, is ? after.uri : null])];
  tx.recordChange({
    cause: was !== is ? (is ? 'create' : 'delete') : wasReadable && !isReadable ? 'delete' : 'update',
    kind: 'post',
    id: node.id,
    type,
    affectsLists,
    affectsOrder,
    listOwners: [...(was ? getListOwners(before, terms.before) : []), ...(is ? getListOwners(after, terms.after) : [])],
    uris: [...uris, was ? getFrontPagePath(before) : null, is ? getFrontPagePath(after) : null],
  });
  const movedPublic = moved.filter(({ status }) => isPublic(status));
  for (const { id, former, uri } of movedPublic)
    tx.recordChange({ cause: 'update', kind: 'post', id, type, affectsLists: false, uris: [former, uri] });
  const isRenamed = was !== is || uris.length > 1 || before?.title !== after?.title;
  await recordMenuPurges(tx, 'node_id', [...(isRenamed ? [node.id] : []), ...movedPublic.map(({ id }) => id)]);
  if (wasReadable !== isReadable) await recordThreadPurges(tx, node.id);
  if (was !== is || before?.authorId !== after?.authorId) await recordAuthorPurges(tx, node, [before?.authorId, after?.authorId]);
  await recordTermPurges(tx, was === is ? difference(terms.before, terms.after) : [...terms.before, ...terms.after]);
  // The URI of the list of posts.
  if (uris.length > 1 && node.id === (await getSiteSettings(tx.db)).pageForPosts) tx.recordChange(settingsChange);
}

function getListOwners(node: NodeRow, terms: readonly number[]): NonNullable<ContentChange['listOwners']> {
  return [
    ...(node.parentId === null ? [] : [{ kind: 'post', id: node.parentId } as const]),
    ...(node.authorId === null ? [] : [{ kind: 'user', id: node.authorId } as const]),
    ...terms.map((id) => ({ kind: 'term', id }) as const),
    ...listReferences(getContentType(node.type), node.fields).map(({ target }) => ({ kind: 'post', id: target }) as const),
  ];
}

const difference = (a: readonly number[], b: readonly number[]) => [
  ...a.filter((id) => !b.includes(id)),
  ...b.filter((id) => !a.includes(id)),
];

/** The comments on a node appear and disappear with it. Call this before nodes are deleted. */
export async function recordThreadPurges(tx: Tx, nodeId: number): Promise<void> {
  const comments = await tx.db
    .selectFrom('comment')
    .select(['id', 'user_id'])
    .where('node_id', '=', nodeId)
    .where('status', '=', 'approve')
    .execute();
  for (const { id, user_id } of comments) {
    const listOwners = [{ kind: 'post', id: nodeId } as const, ...(user_id === null ? [] : [{ kind: 'user', id: user_id } as const])];
    tx.recordChange({ cause: 'update', kind: 'comment', id, type: 'comment', affectsLists: true, listOwners });
  }
}

/** Visitors see users who have published something. A user appears with the first node of a type, and disappears with the last one. */
async function recordAuthorPurges(tx: Tx, { id: nodeId, type }: NodeRow, authors: readonly (number | null | undefined)[]): Promise<void> {
  const ids = [...new Set(authors)].filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number; nicename: string }>`
    select u.id, u.nicename from user_account u where u.id = any(${ids}::int[]) and not exists (
      select from content_node n where n.author_id = u.id and n.type = ${type} and n.status = 'publish' and n.id <> ${nodeId})`.execute(
    tx.db,
  );
  for (const { id, nicename } of rows)
    tx.recordChange({ cause: 'update', kind: 'user', id, type: 'user', affectsLists: true, uris: [`/author/${nicename}/`] });
}

/** Terms show their number of nodes, and lists can be sorted by it. A list without empty terms contains the ancestors of terms with nodes. */
async function recordTermPurges(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number; taxonomy: TaxonomyName; uri: string }>`
    with recursive up as (
      select id, taxonomy, uri, parent_id from term where id = any(${[...new Set(ids)]}::int[])
      union select t.id, t.taxonomy, t.uri, t.parent_id from up join term t on t.id = up.parent_id
    ) select id, taxonomy, uri from up`.execute(tx.db);
  for (const { id, taxonomy, uri } of rows) {
    // With its first published node, a term can appear at its URI.
    const cause = getTaxonomy(taxonomy).hidesUnused ? 'create' : 'update';
    tx.recordChange({ cause, kind: 'term', id, type: getTermKeyType(taxonomy), affectsLists: true, uris: [uri] });
  }
}
