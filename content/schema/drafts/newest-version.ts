/** The version of a node that its preview on the site shows. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { canEditNode, type Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';

type Reader = { store: ContentStore; viewer: Viewer };

/**
 * The autosave of a node, or else the node itself, with the unsaved blocks of an open editor if they are newer. A revision and a block editor preview are
 * versions of their own: the latter shows its blocks in the page of the previewed node.
 * @returns null if the viewer may not edit the node
 */
export async function findNewestVersion(node: NodeRow | null, reader: Reader): Promise<NodeRow | null> {
  if (node?.type === 'wgg_preview') return await showBlockPreview(node, reader);
  if (node === null || node.revisionOf !== null) return node;
  const version = await findAutosave(node, reader);
  if (version === null) return null;
  const blocks = await reader.store.findBlockPreview(node);
  return blocks && blocks.modified > version.modified ? showBlocks(version, blocks) : version;
}

/**
 * A revision that is not an autosave means that the node was saved since, so that the node itself is the newest version. An autosave of one's own draft
 * changes the draft without a revision.
 */
async function findAutosave(node: NodeRow, { store, viewer }: Reader): Promise<NodeRow | null> {
  if (!canEditNode(viewer, node)) return null;
  const revision = await store.findNewestRevision(node);
  const autosave = revision?.isAutosave ? revision.node : null;
  return autosave && autosave.modified >= node.modified ? autosave : node;
}

async function showBlockPreview(preview: NodeRow, reader: Reader): Promise<NodeRow | null> {
  const previewedId = preview.fields['previewedDatabaseId'];
  const previewed = typeof previewedId === 'number' ? await reader.store.nodeById(previewedId) : null;
  const version = await findAutosave(previewed ?? preview, reader);
  return version && previewed ? showBlocks(version, preview) : version;
}

function showBlocks(version: NodeRow, blocks: NodeRow): NodeRow {
  return { ...version, content: blocks.content, unsavedBlocks: blocks };
}
