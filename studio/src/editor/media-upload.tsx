/**
 * WordPress's media dialog, mounted when it is opened. Mounted with each button that opens it, as WordPress does, it requests 50 files of the media library
 * while the editor starts.
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
