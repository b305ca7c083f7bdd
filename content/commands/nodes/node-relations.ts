/** Resolves the author and the parent of a node. */
import { sql, type Transaction } from 'kysely';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { MAX_TREE_DEPTH } from '../permalinks/node-uri.ts';

/** @throws UserError if the user does not exist */
export async function resolveAuthor(db: Transaction<Database>, authorId: string): Promise<number> {
  const id = parseId('user', authorId);
  const user =
    id === null ? undefined : await db.selectFrom('user_account').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!user) throw new UserError('The provided `authorId` is not a valid user', { kind: 'author-invalid' });
  return user.id;
}

type Ancestor = { id: number; slug: string };

/** Finds the ancestors of a node from the root down. The last one is the parent. */
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
 * Resolves the parent in the input. The empty id and 0 mean no parent.
 * @throws UserError if the parent has another type, is a descendant of the node, or is too deep in the tree
 */
export async function resolveParent(
  db: Transaction<Database>,
  type: ContentTypeDeclaration,
  node: { id: number },
  parentId: string,
): Promise<number | null> {
  if (parentId === '' || parentId === '0') return null;
  // Two transactions that move pages below each other would create a cycle.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree of ${type.name}`}, 0))`.execute(db);
  const id = parseId('post', parentId);
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
  const typeName = type.label.singular.toLowerCase();
  if (!parent)
    throw new UserError(`The parentId "${parentId.slice(0, 60)}" is not the id of a ${typeName}. Use the id of an existing one.`, {
      kind: 'parent-invalid',
    });
  if (parent.type !== type.name)
    throw new UserError(
      `The parentId ${parent.id} is not the id of a ${typeName}. A parent must have the same type. Use the id of a ${typeName}.`,
      { kind: 'parent-invalid' },
    );
  const ancestors = await findAncestors(db, parent.id);
  if (ancestors.some((item) => item.id === node.id))
    throw new UserError(`A ${typeName} cannot be its own ancestor. Choose a parent that is not below it.`);
  if (ancestors.length + (await getSubtreeHeight(db, node.id)) > MAX_TREE_DEPTH)
    throw new UserError(`The tree would be more than ${MAX_TREE_DEPTH} levels deep. Choose a parent closer to the root.`);
  return parent.id;
}

/** Number of levels of a node and its descendants. */
async function getSubtreeHeight(db: Transaction<Database>, id: number): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive down as (
      select ${id}::int as id, 1 as depth
      union all select c.id, down.depth + 1 from down join content_node c on c.parent_id = down.id and c.revision_of is null where down.depth <= ${MAX_TREE_DEPTH}
    ) select max(depth)::int as height from down`.execute(db);
  return rows[0]?.height ?? 1;
}
