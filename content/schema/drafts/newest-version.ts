/** The version of a node that its preview on the site shows. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { toPreview } from './previews.ts';

type Reader = { store: ContentStore; viewer: Viewer };

/**
 * The autosave of a node, or else the node itself, with the unsaved blocks of an open editor if they are newer. A revision and a block editor preview are
 * versions of their own: the latter shows its blocks in the page of the previewed node.
 * @returns null if the viewer may not edit the node
 */
export async function findNewestVersion(node: NodeRow | null, reader: Reader): Promise<NodeRow | null> {
  if (node?.type === 'wgg_preview') return await showBlockPreview(node, reader);
  const version = await toPreview(node, reader);
  if (version === null || node === null || node.revisionOf !== null) return version;
  const blocks = await reader.store.findBlockPreview(node);
  return blocks && blocks.modified > version.modified ? showBlocks(version, blocks) : version;
}

async function showBlockPreview(preview: NodeRow, reader: Reader): Promise<NodeRow | null> {
  const previewedId = preview.fields['previewedDatabaseId'];
  const previewed = typeof previewedId === 'number' ? await reader.store.nodeById(previewedId) : null;
  const version = await toPreview(previewed ?? preview, reader);
  return version && previewed ? showBlocks(version, preview) : version;
}

function showBlocks(version: NodeRow, blocks: NodeRow): NodeRow {
  return { ...version, content: blocks.content, unsavedBlocks: blocks };
}
