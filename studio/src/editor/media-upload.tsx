/**
 * Mounts WordPress's media dialog when it opens. WordPress mounts it with each button that opens it, and it requests 50 files of the media library even while it
 * is closed: at every start of the editor.
 */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { addFilter } from '@wordpress/hooks';
import { PLUGIN } from './plugin-name.ts';

interface MediaUploadProps {
  render: (dialog: { open: () => void }) => ReactNode;
  onClose?: () => void;
}

type MediaUpload = ComponentType<MediaUploadProps>;

function OpenDialog({ open }: { open: () => void }) {
  useEffect(open, [open]);
  return null;
}

const createMediaUpload = (Dialog: MediaUpload): MediaUpload =>
  function MediaUpload({ render, onClose, ...props }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        {render({ open: () => setOpen(true) })}
        {isOpen && (
          <Dialog
            {...props}
            onClose={() => {
              setOpen(false);
              onClose?.();
            }}
            render={({ open }) => <OpenDialog open={open} />}
          />
        )}
      </>
    );
  };

/** Must run after `@wordpress/edit-post` is loaded, which adds the dialog with the same filter. */
export function mountMediaDialogOnOpen(): void {
  addFilter('editor.MediaUpload', `${PLUGIN}/media-upload`, createMediaUpload, 20);
}
