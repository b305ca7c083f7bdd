/**
 * Who sees which nodes, as conditions of SQL. Everybody sees published nodes, and media, whose status is `inherit` as in WordPress. Who may
 * write a type also sees its unpublished nodes, without their words when they are somebody else's (see seen.ts); revisions are for those who
 * may edit the node they belong to.
 */
import { type RawBuilder, sql } from 'kysely';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { can, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';

/** Condition on a node of any type under an alias: everybody sees it. */
export function isVisible(alias: string): RawBuilder<unknown> {
  const node = sql.ref(alias);
  return sql`(${node}.status = 'publish' or (${node}.status = 'inherit' and ${node}.type = 'attachment'))`;
}

/** Condition on nodes of some types that everybody sees; written so that an index on type, status and date still gives the order. */
export function isVisibleOfTypes(alias: string, types: readonly ContentTypeName[]): RawBuilder<unknown> {
  const node = sql.ref(alias);
  const content = types.filter((type) => type !== 'attachment');
  const media = sql`(${node}.type = 'attachment' and ${node}.status = 'inherit')`;
  if (content.length === 0) return types.length > 0 ? media : sql`false`;
  const published =
    content.length === 1
      ? sql`(${node}.type = ${content[0]} and ${node}.status = 'publish')`
      : sql`(${node}.type = any(${content}) and ${node}.status = 'publish')`;
  return content.length === types.length ? published : sql`(${published} or ${media})`;
}

/** Condition on a node of any type under an alias: the viewer sees it. For visitors it is `isVisible`, word for word. */
export function isVisibleTo(viewer: Viewer, alias: string): RawBuilder<unknown> {
  const groups = writableTypes(viewer);
  if (groups.length === 0) return isVisible(alias);
  const node = sql.ref(alias);
  const unpublished = groups.map(({ types, rights }) => {
    const stati: PostStatus[] = ['draft', 'pending', 'future', 'trash'];
    if (can(viewer, rights.readPrivate)) stati.push('private');
    if (can(viewer, rights.editOthers)) stati.push('auto-draft');
    return sql`(${node}.type = any(${types}::text[]) and ${node}.revision_of is null and (${node}.status = any(${stati}::text[]) or ${isOwn(viewer, alias)}))`;
  });
  return sql`(${isVisible(alias)} or ${sql.join(unpublished, sql` or `)} or ${isRevisionFor(viewer, alias)})`;
}

/** Condition on a node under an alias: it is a revision of one the viewer may edit. */
export function isRevisionFor(viewer: Viewer, alias: string): RawBuilder<unknown> {
  return sql`(${sql.ref(alias)}.revision_of is not null and exists (
    select from content_node whole where whole.id = ${sql.ref(alias)}.revision_of and ${isEditableBy(viewer, 'whole')}))`;
}

/**
 * Stati of a list that names the ones it wants. Of each type the viewer gets those WordPress allows: what is published; private ones with the
 * right to read them; the rest with the right to write the type.
 */
export function hasStatus(
  viewer: Viewer,
  alias: string,
  types: readonly ContentTypeName[],
  stati: readonly PostStatus[],
): RawBuilder<unknown> {
  const node = sql.ref(alias);
  const groups = types.map((type) => ({ type, stati: stati.filter((status) => mayList(viewer, type, status)) }));
  const allowed = groups.filter((group) => group.stati.length > 0);
  if (allowed.length === 0) return sql`false`;
  const any = allowed.map((group) => sql`(${node}.type = ${group.type} and ${node}.status = any(${group.stati}::text[]))`);
  return sql`(${sql.join(any, sql` or `)}) and ${node}.revision_of is null`;
}

function mayList(viewer: Viewer, type: ContentTypeName, status: PostStatus): boolean {
  if (status === 'publish' || (status === 'inherit' && type === 'attachment')) return true;
  const rights = getTypeCapabilities(type);
  if (status === 'private') return can(viewer, rights.readPrivate);
  return can(viewer, status === 'auto-draft' ? rights.editOthers : rights.edit);
}

/** WordPress's `edit_post`, as `canEditNode` decides it for a row at hand. */
function isEditableBy(viewer: Viewer, alias: string): RawBuilder<unknown> {
  const node = sql.ref(alias);
  const groups = writableTypes(viewer).map(({ types, rights }) => {
    const hidden: PostStatus[] = [
      ...(can(viewer, rights.editPublished) ? [] : (['publish', 'future'] as const)),
      ...(can(viewer, rights.editPrivate) ? [] : (['private'] as const)),
    ];
    const own: PostStatus[] = can(viewer, rights.editPublished) ? [] : ['publish', 'future'];
    const status = sql`(case when ${node}.status = 'trash' then coalesce(${node}.trashed_status, 'draft') else ${node}.status end)`;
    const others = can(viewer, rights.editOthers) ? sql`${status} <> all(${hidden}::text[])` : sql`false`;
    return sql`(${node}.type = any(${types}::text[]) and case when ${isOwn(viewer, alias)} then ${status} <> all(${own}::text[]) else ${others} end)`;
  });
  return groups.length === 0 ? sql`false` : sql`(${sql.join(groups, sql` or `)})`;
}

const isOwn = ({ user }: Viewer, alias: string) => sql`${sql.ref(alias)}.author_id is not distinct from ${user?.id ?? 0}::int`;

const declarations = contentTypes;

/** Types the viewer may write, put together where they ask for the same capabilities. */
function writableTypes(viewer: Viewer): { types: ContentTypeName[]; rights: ReturnType<typeof getTypeCapabilities> }[] {
  if (viewer.user === null) return [];
  const writable = declarations.map(({ name }) => name).filter((type) => can(viewer, getTypeCapabilities(type).edit));
  return [...Map.groupBy(writable, (type) => getTypeCapabilities(type).edit).values()].map((types) => ({
    types,
    rights: getTypeCapabilities(types[0] ?? 'post'),
  }));
}

/** Types whose nodes stand at addresses of the site. */
export const publicTypes: readonly ContentTypeName[] = declarations
  .filter((type) => type.public && type.permalink !== null)
  .map((type) => type.name);

const editorsTypes = new Set(declarations.filter((type) => type.permalink === null).map((type) => type.name));

/** Whether the viewer sees anything of a type: types without addresses (reusable blocks, previews) are there for those who write. */
export function seesType(viewer: Viewer, type: ContentTypeName): boolean {
  return !editorsTypes.has(type) || can(viewer, getTypeCapabilities(type).edit);
}
