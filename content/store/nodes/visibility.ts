/**
 * SQL conditions for who sees which nodes. Visitors see published nodes, and media items, whose status is `inherit` as in WordPress. Viewers who may
 * edit a type also see its unpublished nodes, without the content of those by others (see redact.ts). Revisions are visible to viewers who may edit
 * their node.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { can, getTypeCapabilities, getUneditablePage, type Viewer } from '../../permissions/viewer.ts';

/** Condition on a node of any type: visitors see it. */
export function isPublicNode(alias: string): RawBuilder<unknown> {
  const node = sql.ref(alias);
  return sql`(${node}.status = 'publish' or (${node}.status = 'inherit' and ${node}.type = 'attachment'))`;
}

/** Condition on nodes of the types: visitors see them. Written so that an index on type, status and date provides the order. */
export function isPublicNodeOfTypes(alias: string, types: readonly ContentTypeName[]): RawBuilder<unknown> {
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

/** Condition on a node of any type: the viewer sees it. For visitors it is exactly `isPublicNode`. */
export function isVisibleTo(viewer: Viewer, alias: string): RawBuilder<unknown> {
  const groups = groupWritableTypes(viewer);
  if (groups.length === 0) return isPublicNode(alias);
  const node = sql.ref(alias);
  const unpublished = groups.map(({ types, capabilities }) => {
    const statuses = getReadableStatuses(viewer, capabilities);
    return sql`(${node}.type = any(${types}::text[]) and ${node}.revision_of is null and (${getEffectiveStatus(alias)} = any(${statuses}::text[]) or ${isOwn(viewer, alias)}))`;
  });
  return sql`(${isPublicNode(alias)} or ${sql.join(unpublished, sql` or `)} or ${isRevisionFor(viewer, alias)})`;
}

/** The statuses of others' nodes that a viewer who may edit the type can see. A published node has this status only in the trash. */
function getReadableStatuses(viewer: Viewer, capabilities: ReturnType<typeof getTypeCapabilities>): PostStatus[] {
  const statuses: PostStatus[] = ['publish', 'inherit', 'draft', 'pending', 'future'];
  if (can(viewer, capabilities.readPrivate)) statuses.push('private');
  if (can(viewer, capabilities.editOthers)) statuses.push('auto-draft');
  return statuses;
}

/** The status that decides who may read and edit a node, as in `getEffectiveStatus` for a loaded row. */
function getEffectiveStatus(alias: string): RawBuilder<unknown> {
  const node = sql.ref(alias);
  return sql`(case when ${node}.status = 'trash' then coalesce(${node}.trashed_status, 'draft') else ${node}.status end)`;
}

/** Condition on a node: it is a revision of a node that the viewer may edit. */
export function isRevisionFor(viewer: Viewer, alias: string): RawBuilder<unknown> {
  return sql`(${sql.ref(alias)}.revision_of is not null and exists (
    select from content_node whole where whole.id = ${sql.ref(alias)}.revision_of and ${isEditableBy(viewer, 'whole')}))`;
}

/**
 * Condition on nodes with the requested statuses, as far as WordPress lists them: published nodes, private ones with the capability to read them,
 * and others with the capability to edit the type.
 * @param includesOwn whether users who may edit the type also see their own nodes with other statuses
 */
export function hasStatus(
  viewer: Viewer,
  alias: string,
  types: readonly ContentTypeName[],
  statuses: readonly PostStatus[],
  includesOwn: boolean,
): RawBuilder<unknown> {
  const node = sql.ref(alias);
  const groups = types.map((type) => {
    const listed = statuses.filter((status) => canListStatus(viewer, type, status));
    const others = statuses.filter((status) => !listed.includes(status));
    return { type, statuses: listed, own: includesOwn && can(viewer, getTypeCapabilities(type).edit) ? others : [] };
  });
  const allowed = groups.filter((group) => group.statuses.length + group.own.length > 0);
  if (allowed.length === 0) return sql`false`;
  const conditions = allowed.map((group) => {
    const isOfStatus = sql`${node}.status = any(${group.statuses}::text[])`;
    const own =
      group.own.length > 0 ? sql`(${isOfStatus} or (${node}.status = any(${group.own}::text[]) and ${isOwn(viewer, alias)}))` : isOfStatus;
    const condition = sql`${node}.type = ${group.type} and ${own}`;
    if (!group.statuses.includes('trash')) return sql`(${condition})`;
    const readable = getReadableStatuses(viewer, getTypeCapabilities(group.type));
    return sql`(${condition} and (${node}.status <> 'trash' or ${getEffectiveStatus(alias)} = any(${readable}::text[]) or ${isOwn(viewer, alias)}))`;
  });
  return sql`(${sql.join(conditions, sql` or `)}) and ${node}.revision_of is null`;
}

function canListStatus(viewer: Viewer, type: ContentTypeName, status: PostStatus): boolean {
  if (status === 'publish' || (status === 'inherit' && type === 'attachment')) return true;
  const capabilities = getTypeCapabilities(type);
  if (status === 'private') return can(viewer, capabilities.readPrivate);
  return can(viewer, status === 'auto-draft' ? capabilities.editOthers : capabilities.edit);
}

/** Condition for WordPress's `edit_post`, which `canEditNode` decides for a loaded row. */
export function isEditableBy(viewer: Viewer, alias: string): RawBuilder<unknown> {
  const node = sql.ref(alias);
  const groups = groupWritableTypes(viewer).map(({ types, capabilities }) => {
    const hidden: PostStatus[] = [
      ...(can(viewer, capabilities.editPublished) ? [] : (['publish', 'future'] as const)),
      ...(can(viewer, capabilities.editPrivate) ? [] : (['private'] as const)),
    ];
    const own: PostStatus[] = can(viewer, capabilities.editPublished) ? [] : ['publish', 'future'];
    const status = getEffectiveStatus(alias);
    const others = can(viewer, capabilities.editOthers) ? sql`${status} <> all(${hidden}::text[])` : sql`false`;
    return sql`(${node}.type = any(${types}::text[]) and case when ${isOwn(viewer, alias)} then ${status} <> all(${own}::text[]) else ${others} end)`;
  });
  if (groups.length === 0) return sql`false`;
  return sql`((${sql.join(groups, sql` or `)}) and ${node}.id is distinct from ${getUneditablePage(viewer)}::int)`;
}

const isOwn = ({ user }: Viewer, alias: string) => sql`${sql.ref(alias)}.author_id is not distinct from ${user?.id ?? 0}::int`;

/** Types that the viewer may edit, grouped by their capabilities. */
function groupWritableTypes(viewer: Viewer): { types: ContentTypeName[]; capabilities: ReturnType<typeof getTypeCapabilities> }[] {
  if (viewer.user === null) return [];
  const writable = contentTypes.map(({ name }) => name).filter((type) => can(viewer, getTypeCapabilities(type).edit));
  return [...Map.groupBy(writable, (type) => getTypeCapabilities(type).edit).values()].map((types) => ({
    types,
    capabilities: getTypeCapabilities(types[0] ?? 'post'),
  }));
}

/** Types with permalinks that visitors can see. */
export const publicTypes: readonly ContentTypeName[] = contentTypes
  .filter((type) => type.public && type.permalink !== null)
  .map((type) => type.name);

const editorTypes = new Set(contentTypes.filter((type) => type.permalink === null).map((type) => type.name));

/** Whether the viewer may see nodes of a type. Types without permalinks (reusable blocks, previews) are for editors. */
export function canSeeType(viewer: Viewer, type: ContentTypeName): boolean {
  return !editorTypes.has(type) || can(viewer, getTypeCapabilities(type).edit);
}
