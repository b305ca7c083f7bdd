/** How a node is written: one way for new and changed nodes of every type. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { can, canDeleteNode, getTypeCapabilities } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { preparePreview } from '../drafts/block-previews.ts';
import { saveRevision } from '../drafts/revisions.ts';
import { isHierarchical, updateDescendantUris, getChildPath } from '../permalinks/node-uri.ts';
import { removePageFromSettings, getSiteSettings, type SiteSettings } from '../settings/site-settings.ts';
import { applySeo, resolveImageId, resolveSticky } from './node-extras.ts';
import { applyFields, writeReferences } from './node-fields.ts';
import { applyNodeInput, parseSlug, type NodeInput } from './node-input.ts';
import { decideSlugAndUri, type SlugAndUri, resolveAuthor, resolveParent } from './node-place.ts';
import { assertCanSetAuthor, getSingularName } from './node-rights.ts';
import { insertNodeRow, updateNodeRow } from './node-rows.ts';
import { decideStatus, hasFloatingDate, isPublic } from './node-status.ts';
import { decideTerms, updateTermCounts, writeTerms } from './node-terms.ts';
import { type MovedNode, recordNodePurge } from './record-node-purge.ts';

/**
 * Writes a node with everything that follows from it: terms and their counts, references, address, addresses below, revision, purge event.
 * @param before null: the node is new
 * @param start what the input is laid over: the node as it is, or an empty one
 * @throws UserError naming the input that can't be taken; nothing is written then
 */
export async function saveNode(
  tx: Tx,
  type: ContentTypeDeclaration,
  before: NodeRow | null,
  start: NodeRow,
  input: NodeInput,
): Promise<NodeRow> {
  const settings = await getSiteSettings(tx.db);
  const changed = await applyInput(tx, type, before, start, input, settings);
  // A post without any category gets the standard one, but a draft nobody has saved yet does not.
  const standard = changed.status === 'auto-draft' ? null : settings.defaultCategory;
  const terms = await decideTerms(tx, { id: start.id, type }, input.terms ?? [], standard);
  const place = await decideSlugAndUri(tx.db, before, changed, parseSlug(input.slug), terms.after, settings);
  const next: NodeRow = { ...changed, slug: place.slug, uri: place.uri };

  if (before === null) await insertNodeRow(tx.db, next);
  else await updateNodeRow(tx.db, next, before.content !== next.content);
  await writeTerms(tx.db, next.id, terms);
  await updateTermCounts(tx.db, {
    minus: before && isPublic(before.status) ? terms.before : [],
    plus: isPublic(next.status) ? terms.after : [],
  });
  if (JSON.stringify(before?.fields ?? {}) !== JSON.stringify(next.fields)) await writeReferences(tx.db, next.id, type, next.fields);
  const moved = await moveBelow(tx, before, next, place, settings);
  if (before !== null || !hasFloatingDate(next.status)) await saveRevision(tx, before, next);
  if (next.status === 'trash' && before?.status !== 'trash') await removePageFromSettings(tx.db, next.id);
  await recordNodePurge(tx, { before, after: next, terms, moved });
  return next;
}

async function applyInput(
  tx: Tx,
  type: ContentTypeDeclaration,
  before: NodeRow | null,
  start: NodeRow,
  input: NodeInput,
  settings: SiteSettings,
): Promise<NodeRow> {
  const next = applyNodeInput(tx, type, start, input, settings.timezone);
  const rights = getTypeCapabilities(type.name);
  if (input.authorId) {
    next.authorId = await resolveAuthor(tx.db, input.authorId);
    assertCanSetAuthor(tx.viewer, type, next.authorId, before === null ? 'create' : 'update');
  }
  if (typeof input.parentId === 'string' && type.hierarchical) next.parentId = await resolveParent(tx.db, type, start, input.parentId);
  // The date of a draft moves with each save, until somebody sets it.
  if (!input.date && hasFloatingDate(start.status) && start.date.getTime() === start.modified.getTime()) next.date = tx.now;
  next.modified = tx.now;
  next.lastEditedBy = tx.viewer.user?.id ?? next.lastEditedBy;
  next.status = decideStatus({
    from: before?.status ?? 'new',
    requested: input.status ?? undefined,
    date: next.date,
    now: tx.now,
    canPublish: can(tx.viewer, rights.publish),
  });
  if (next.status === 'trash' && before !== null && before.status !== 'trash' && !canDeleteNode(tx.viewer, before))
    throw new UserError(`Sorry, you are not allowed to delete this ${getSingularName(type)}`);
  next.trashedStatus = next.status === 'trash' ? (before?.status === 'trash' ? before.trashedStatus : (before?.status ?? null)) : null;
  next.sticky = resolveSticky(tx.viewer, type, next, input.isSticky);
  next.featuredImageId = await resolveImageId(tx.db, 'featuredImageId', input.featuredImageId, next.featuredImageId);
  next.seo = await applySeo(tx.db, next.seo, input.seo);
  if (input.fields)
    next.fields = await applyFields(tx.db, type, start.fields, input.fields, {
      timezone: settings.timezone,
      clean: !can(tx.viewer, 'unfiltered_html'),
    });
  return input.previewed ? preparePreview(tx, next, input.previewed) : next;
}

/** Below a node in the trash addresses stay as they are: what stands there has not moved. */
async function moveBelow(tx: Tx, before: NodeRow | null, next: NodeRow, place: SlugAndUri, settings: SiteSettings): Promise<MovedNode[]> {
  if (before === null || !isHierarchical(next.type) || next.status === 'trash') return [];
  if (before.slug === next.slug && before.parentId === next.parentId) return [];
  return updateDescendantUris(tx.db, next, getChildPath(next.type, [...place.above, next.slug]), settings);
}
