import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { EditedNode } from '../../shell/paths.ts';

/** The properties of the open node that are changed and not saved, with the content as markup. */
export function readEdits({ type, id }: EditedNode): Record<string, unknown> {
  const { content, ...edits } = select(coreStore).getEntityRecordNonTransientEdits('postType', type, id) as Record<string, unknown>;
  return { ...edits, ...(content !== undefined && { content: select(editorStore).getEditedPostContent() }) };
}
