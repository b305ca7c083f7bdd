/** Writes nodes of every type, both new and changed. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { can, canDeleteNode, getTypeCapabilities } from '../../permissions/viewer.ts';
import { getAuditAction, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../core/transact.ts';
import { preparePreview } from '../drafts/block-previews.ts';
import { saveRevision } from '../drafts/revisions.ts';
import { getChildPath, isHierarchical, updateDescendantUris } from '../permalinks/node-uri.ts';
import { decideSlugAndUri, type SlugAndUri } from '../permalinks/slug-and-uri.ts';
import { getSiteSettings, removePageFromSettings, type SiteSettings } from '../settings/site-settings.ts';
import { applySeo, resolveImageId, resolveSticky } from './node-extras.ts';
import { applyFields, writeReferences } from './node-fields.ts';
import { applyNodeInput, type NodeInput, parseSlug } from './node-input.ts';
import { assertCanSetAuthor, getSingularName } from './node-permissions.ts';
import { resolveAuthor, resolveParent } from './node-relations.ts';
import { insertNodeRow, updateNodeRow } from './node-rows.ts';
import { decideStatus, canDateFloat, isPublic } from './node-status.ts';
import { decideTerms, updateTermCounts, writeTerms } from './node-terms.ts';
import { type MovedNode, recordNodePurge } from './record-node-purge.ts';

/**
 * Writes a node and everything that depends on it: terms and their counts, references, URI, URIs of descendants, revision, purge event.
 * @param before null if the node is new
 * @param start the node to which the input is applied: the current node, or an empty one
 * @param options.isAutosave whether the editor saves by itself, which writes no revision
 * @throws UserError naming the invalid input. Nothing is written then.
 */
export async function saveNode(
  tx: Tx,
  type: ContentTypeDeclaration,
  before: NodeRow | null,
  start: NodeRow,
  input: NodeInput,
  { isAutosave = false }: { isAutosave?: boolean } = {},
): Promise<NodeRow> {
  const settings = await getSiteSettings(tx.db);
  const changed = await applyInput(tx, type, before, start, input, settings);
  // Posts without a category get the default category. Auto-drafts, which were never saved, do not.
  const defaultCategory = changed.status === 'auto-draft' ? null : settings.defaultCategory;
  const terms = await decideTerms(tx, { id: start.id, type }, input.terms ?? [], defaultCategory);
  const slugAndUri = await decideSlugAndUri(tx.db, before, changed, decideRequestedSlug(tx, changed, input), terms.after, settings);
  const next: NodeRow = { ...changed, slug: slugAndUri.slug, uri: slugAndUri.uri };

  if (before === null) await insertNodeRow(tx.db, next);
  else await updateNodeRow(tx.db, next, before.content !== next.content);
  await writeTerms(tx.db, next.id, terms);
  await updateTermCounts(tx.db, {
    minus: before && isPublic(before.status) ? terms.before : [],
    plus: isPublic(next.status) ? terms.after : [],
  });
  if (JSON.stringify(before?.fields ?? {}) !== JSON.stringify(next.fields)) await writeReferences(tx.db, next.id, type, next.fields);
  const moved = await updateDescendants(tx, before, next, slugAndUri, settings);
  if (!isAutosave && (before !== null || next.status !== 'draft')) await saveRevision(tx, before, next);
  if (next.status === 'trash' && before?.status !== 'trash') await removePageFromSettings(tx, next.id);
  await recordNodePurge(tx, { before, after: next, terms, moved });
  // Previews of unsaved content do not change it.
  if (type.name !== 'wgg_preview')
    await recordAudit(tx, {
      action: getAuditAction(before, next),
      objectType: type.graphql.single,
      objectId: next.id,
      objectName: next.title,
      before: before && { ...before, terms: terms.before },
      after: { ...next, terms: terms.after },
    });
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
  const capabilities = getTypeCapabilities(type.name);
  if (input.authorId) {
    next.authorId = await resolveAuthor(tx.db, input.authorId);
    assertCanSetAuthor(tx.viewer, type, next.authorId, before === null ? 'create' : 'update');
  }
  if (typeof input.parentId === 'string' && type.hierarchical) next.parentId = await resolveParent(tx.db, type, start, input.parentId);
  if (input.resetsDate) next.dateFloats = true;
  if (input.resetsDate || (next.dateFloats && canDateFloat(start.status))) next.date = tx.now;
  next.modified = tx.now;
  next.lastEditedBy = tx.viewer.user?.id ?? next.lastEditedBy;
  next.status = decideStatus({
    from: before?.status ?? 'new',
    requested: input.status ?? undefined,
    date: next.date,
    now: tx.now,
    canPublish: can(tx.viewer, capabilities.publish),
  });
  if (next.status === 'trash' && before !== null && before.status !== 'trash' && !canDeleteNode(tx.viewer, before))
    throw new UserError(`Sorry, you are not allowed to delete this ${getSingularName(type)}`, { kind: 'forbidden' });
  next.dateFloats &&= canDateFloat(next.status) || next.status === 'trash';
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

/** Users who submit content for review do not choose its slug (WordPress). It follows from the title when the content is published. */
function decideRequestedSlug({ viewer }: Tx, { type, status }: NodeRow, { slug }: NodeInput): string | undefined {
  return status === 'pending' && !can(viewer, getTypeCapabilities(type).publish) ? '' : parseSlug(slug);
}

/** Updates the URIs of descendants. Descendants of a node in the trash keep their URIs, since they have not moved. */
async function updateDescendants(
  tx: Tx,
  before: NodeRow | null,
  next: NodeRow,
  slugAndUri: SlugAndUri,
  settings: SiteSettings,
): Promise<MovedNode[]> {
  if (before === null || !isHierarchical(next.type) || next.status === 'trash') return [];
  if (before.slug === next.slug && before.parentId === next.parentId) return [];
  return updateDescendantUris(tx.db, next, getChildPath(next.type, [...slugAndUri.ancestorSlugs, next.slug]), settings);
}
