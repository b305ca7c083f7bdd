/** Where a node stands: its author, its parent, its slug and its address. */
import { sql, type Transaction } from 'kysely';
import { parseId } from '../../core/parse-id.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { type PermalinkNode, MAX_TREE_DEPTH, getPublicUri, getNodeUri } from '../permalinks/node-uri.ts';
import { toSlug, addSlugSuffix } from '../permalinks/slugs.ts';
import { findUniqueSlug } from '../permalinks/unique-slug.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { hasFloatingDate } from './node-status.ts';
import { getCategoryPath } from './node-terms.ts';

/** WordPress gives up the slug of what is thrown away, so that other content may take it. */
const TRASHED_SUFFIX = '__trashed';
export const removeTrashedSuffix = (slug: string): string => (slug.endsWith(TRASHED_SUFFIX) ? slug.slice(0, -TRASHED_SUFFIX.length) : slug);

/** @throws UserError when there is no such user */
export async function resolveAuthor(db: Transaction<Database>, given: string): Promise<number> {
  const id = parseId('user', given);
  const user =
    id === null ? undefined : await db.selectFrom('user_account').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!user) throw new UserError('The provided `authorId` is not a valid user');
  return user.id;
}

type Ancestor = { id: number; slug: string };

/** The nodes above one, topmost first; the parent is the last. */
export async function findAncestors(db: Transaction<Database>, parentId: number | null): Promise<Ancestor[]> {
  if (parentId === null) return [];
  const { rows } = await sql<Ancestor>`
    with recursive up as (
      select id, slug, status, parent_id, 1 as depth from content_node where id = ${parentId}
      union all select n.id, n.slug, n.status, n.parent_id, up.depth + 1 from up join content_node n on n.id = up.parent_id where up.depth < ${MAX_TREE_DEPTH * 2}
    ) select id, case when status = 'trash' then regexp_replace(slug, '__trashed$', '') else slug end as slug from up order by depth desc`.execute(
    db,
  );
  return rows;
}

/**
 * Parent that an input names; the empty id and 0 put a node at the top.
 * @throws UserError for what is no node of the type, stands below the node, or lies too deep
 */
export async function resolveParent(
  db: Transaction<Database>,
  type: ContentTypeDeclaration,
  node: { id: number },
  given: string,
): Promise<number | null> {
  if (given === '' || given === '0') return null;
  // Two pages moved below each other at the same time would make a ring.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree of ${type.name}`}, 0))`.execute(db);
  const id = parseId('post', given);
  const parent =
    id === null
      ? undefined
      : await db
          .selectFrom('content_node')
          .select(['id', 'type'])
          .where('id', '=', id)
          .where('revision_of', 'is', null)
          .forKeyShare()
          .executeTakeFirst();
  const what = type.label.singular.toLowerCase();
  if (!parent) throw new UserError(`The parentId "${given.slice(0, 60)}" is the id of no ${what}. Give the id of an existing one.`);
  if (parent.type !== type.name)
    throw new UserError(`The parentId ${parent.id} is not the id of a ${what}. A parent is of the same type as its child.`);
  const above = await findAncestors(db, parent.id);
  if (above.some((item) => item.id === node.id))
    throw new UserError(`A ${what} can't stand below itself. Choose a parent outside of the pages below it.`);
  if (above.length + (await getSubtreeHeight(db, node.id)) > MAX_TREE_DEPTH)
    throw new UserError(`The tree would be more than ${MAX_TREE_DEPTH} levels deep. Choose a parent nearer to the top.`);
  return parent.id;
}

/** Levels of a node and what stands below it. */
async function getSubtreeHeight(db: Transaction<Database>, id: number): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive down as (
      select ${id}::int as id, 1 as depth
      union all select c.id, down.depth + 1 from down join content_node c on c.parent_id = down.id and c.revision_of is null where down.depth <= ${MAX_TREE_DEPTH}
    ) select max(depth)::int as height from down`.execute(db);
  return rows[0]?.height ?? 1;
}

export type SlugAndUri = { slug: string; uri: string | null; above: readonly string[] };

/**
 * Slug and address of a node as it is about to be written.
 * @param asked slug that was asked for, in its stored form
 */
export async function decideSlugAndUri(
  db: Transaction<Database>,
  before: NodeRow | null,
  next: NodeRow,
  asked: string | undefined,
  terms: readonly number[],
  settings: SiteSettings,
): Promise<SlugAndUri> {
  const above = (await findAncestors(db, next.parentId)).map(({ slug }) => slug);
  if (next.status === 'trash') {
    const slug = next.slug === '' || before?.status === 'trash' ? next.slug : addSlugSuffix(next.slug, TRASHED_SUFFIX);
    return { slug, uri: null, above };
  }
  const wanted = asked ?? removeTrashedSuffix(next.slug);
  if (hasFloatingDate(next.status)) return { slug: wanted, uri: null, above };
  const addressed = { ...(await getPermalinkValues(db, next, terms, settings)), above };
  const base = wanted || toSlug(next.title) || String(next.id);
  const isUnmoved =
    before !== null && before.slug === base && before.uri !== null && before.uri === getPublicUri({ ...addressed, slug: base }, settings);
  const slug = isUnmoved ? base : await findUniqueSlug(db, { ...addressed, parentId: next.parentId }, base, settings);
  return { slug, uri: getNodeUri({ ...addressed, slug }, settings), above };
}

/** What patterns of addresses may ask of a node, read only where the pattern asks. */
async function getPermalinkValues(
  db: Transaction<Database>,
  node: NodeRow,
  terms: readonly number[],
  { permalinkStructure }: SiteSettings,
): Promise<Omit<PermalinkNode, 'above'>> {
  const asks = (sign: string) => node.type === 'post' && (permalinkStructure?.includes(sign) ?? false);
  const author =
    asks('%author%') && node.authorId !== null
      ? await db.selectFrom('user_account').select('nicename').where('id', '=', node.authorId).executeTakeFirst()
      : undefined;
  const category = asks('%category%') ? await getCategoryPath(db, terms) : [];
  return {
    id: node.id,
    type: node.type,
    status: node.status,
    slug: node.slug,
    date: node.date,
    authorName: author?.nicename ?? '',
    category,
  };
}
