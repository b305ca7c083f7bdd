import { Button, FocalPointPicker, FormFileUpload, Modal, Notice, Spinner, TextareaControl, TextControl } from '@wordpress/components';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { CENTER, isSamePoint } from '../../../blocks/focal-point.ts';
import { getErrorMessage } from '../../api/graphql.ts';
import { MediaUsage } from './MediaUsage.tsx';
import { useAccount } from '../../shell/account-context.ts';
import { mayClose, useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';
import { loadPart } from '../../shell/UpdateNotice.tsx';
import { canEditPicture, describeFile, getThumbnail, getValues, hasChanges, type MediaItem, replaceFile, saveMedia } from './media-data.ts';

type Props = {
  item: MediaItem;
  onSaved: () => void;
  /** @param edited the new item with the cropped or rotated picture */
  onEdited: (edited: MediaItem) => void;
  onClose: () => void;
};

const PictureEditor = lazy(() => loadPart(() => import('./PictureEditor.tsx')));

/** A dialog with the file of a media item, which can be replaced, and its texts. What was typed stays when saving fails. */
export function MediaDetails({ item: opened, onSaved, onEdited, onClose }: Props) {
  const { capabilities } = useAccount();
  const [item, setItem] = useState(opened);
  const [isReplaced, setIsReplaced] = useState(false);
  const [values, setValues] = useState(() => getValues(item));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isCropping, setIsCropping] = useState(false);
  const thumbnail = getThumbnail(item);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      const { focal_point: focalPoint, ...texts } = values;
      await saveMedia(item.id, { ...texts, ...(thumbnail !== null && { focal_point: focalPoint }) });
      onSaved();
      onClose();
    } catch (reason) {
      setError(getErrorMessage(reason));
      setIsBusy(false);
    }
  }

  async function replace(file: File) {
    setIsBusy(true);
    setError(null);
    setIsReplaced(false);
    try {
      setItem(await replaceFile(item.id, file));
      setIsReplaced(true);
      onSaved();
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setIsBusy(false);
  }

  const isChanged = hasChanges(item, values);
  useUnsavedChanges(isChanged);

  const title = 'File details';
  if (isCropping)
    return (
      <Modal title={title} onRequestClose={onClose}>
        <Suspense fallback={<Spinner />}>
          <PictureEditor item={item} onSaved={onEdited} onCancel={() => setIsCropping(false)} />
        </Suspense>
      </Modal>
    );
  return (
    <Modal title={title} onRequestClose={() => mayClose(isChanged) && onClose()}>
      <form className="studio-fields" onSubmit={(event) => void save(event)}>
        {error !== null && (
          <Notice status="error" isDismissible={false}>
            {error}
          </Notice>
        )}
        {thumbnail !== null && (
          <>
            <FocalPointPicker
              label="Focal point"
              help="Where the site crops this image, the point stays visible. Click the image, drag the point, or move it with the arrow keys."
              url={thumbnail}
              value={values.focal_point}
              onChange={({ x, y }) => setValues({ ...values, focal_point: { x, y } })}
            />
            {!isSamePoint(values.focal_point, CENTER) && (
              <div>
                <Button variant="tertiary" size="compact" onClick={() => setValues({ ...values, focal_point: CENTER })}>
                  Use the center
                </Button>
              </div>
            )}
          </>
        )}
        <p>{describeFile(item)}</p>
        {isReplaced && (
          <Notice status="success" isDismissible={false}>
            The file was replaced. Its old address redirects to the new file.
          </Notice>
        )}
        {capabilities['upload_files'] === true && (
          <div className="studio-actions">
            {canEditPicture(item) && (
              <Button
                variant="secondary"
                accessibleWhenDisabled
                disabled={isBusy || isChanged}
                {...(isChanged && { description: 'Save your changes first.' })}
                onClick={() => setIsCropping(true)}
                __next40pxDefaultSize
              >
                Crop or rotate
              </Button>
            )}
            <FormFileUpload
              accept={item.media_type === 'image' ? 'image/*' : item.mime_type}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void replace(file);
              }}
              render={({ openFileDialog }) => (
                <Button
                  variant="secondary"
                  isBusy={isBusy}
                  accessibleWhenDisabled
                  disabled={isBusy}
                  onClick={openFileDialog}
                  __next40pxDefaultSize
                >
                  Replace file
                </Button>
              )}
            />
          </div>
        )}
        <TextControl label="Title" value={values.title} onChange={(title) => setValues({ ...values, title })} __next40pxDefaultSize />
        {item.media_type === 'image' && (
          <TextareaControl
            label="Alternative text"
            help="What the image shows, for people who cannot see it. Leave it empty if the image is only decoration."
            rows={3}
            value={values.alt_text}
            onChange={(altText) => setValues({ ...values, alt_text: altText })}
          />
        )}
        <TextareaControl label="Caption" rows={2} value={values.caption} onChange={(caption) => setValues({ ...values, caption })} />
        <TextControl label="Address" readOnly value={item.source_url} onChange={() => {}} __next40pxDefaultSize />
        <MediaUsage id={item.id} />
        <div className="studio-actions">
          <Button variant="primary" type="submit" isBusy={isBusy} accessibleWhenDisabled disabled={isBusy} __next40pxDefaultSize>
            Save
          </Button>
          <Button variant="tertiary" onClick={onClose} __next40pxDefaultSize>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
