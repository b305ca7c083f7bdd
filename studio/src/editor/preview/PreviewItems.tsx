/** Opens the preview of the site, with everything that is typed, in windows of the widths of a phone, a tablet and a laptop. */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { PluginPreviewMenuItem, store as editorStore } from '@wordpress/editor';
import { desktop, mobile, tablet } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { getErrorMessage } from '../../api/graphql.ts';
import type { EditedNode } from '../../shell/paths.ts';

const windows = [
  { device: 'Phone', icon: mobile, width: 360, height: 740 },
  { device: 'Tablet', icon: tablet, width: 768, height: 1024 },
  { device: 'Laptop', icon: desktop, width: 1280, height: 800 },
];

export function PreviewItems({ node }: { node: EditedNode }) {
  const isSaveable = useSelect(() => select(editorStore).isEditedPostSaveable(), []);
  if (!isSaveable) return null;
  return windows.map(({ device, icon, width, height }) => (
    <PluginPreviewMenuItem key={device} icon={icon} onClick={() => void openPreview(node, width, height)}>
      {`${device}: preview, ${width} px`}
    </PluginPreviewMenuItem>
  ));
}

async function openPreview({ type, id }: EditedNode, width: number, height: number): Promise<void> {
  // At once, because browsers block windows that no click has opened.
  const preview = open('', `preview-${id}-${width}`, `popup,width=${width},height=${height}`);
  if (!preview) return showError('Your browser blocked the preview window. Allow pop-ups for this site, then try again.');
  preview.document.title = 'Preparing the preview …';
  try {
    const { getCurrentPostAttribute, isEditedPostDirty, didPostSaveRequestFail } = select(editorStore);
    const isUnpublished = ['draft', 'auto-draft'].includes(String(getCurrentPostAttribute('status')));
    if (isEditedPostDirty()) await (isUnpublished ? dispatch(editorStore).savePost() : dispatch(editorStore).autosave());
    if (isUnpublished && didPostSaveRequestFail()) {
      const reason: unknown = select(coreStore).getLastEntitySaveError('postType', type, id);
      throw reason instanceof Error
        ? reason
        : new Error('The content could not be saved, so the preview would show an old version. Try again.');
    }
    // The content service hands the session over to the site (docs/previews.md).
    preview.location.replace(new URL(`/?${new URLSearchParams({ p: String(id), preview: 'true' }).toString()}`, location.origin).href);
  } catch (error) {
    preview.close();
    showError(getErrorMessage(error));
  }
}

const showError = (message: string) => void dispatch(noticesStore).createErrorNotice(message, { id: 'preview' });
