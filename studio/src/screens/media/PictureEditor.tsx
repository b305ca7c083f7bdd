import { Button, Notice, RangeControl, SelectControl } from '@wordpress/components';
import { flipHorizontal, flipVertical, rotateLeft, rotateRight } from '@wordpress/icons';
import { ImageCropper, ImageCropperProvider, useImageCropper } from '@wordpress/image-cropper';
import { useState } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { editPicture, type MediaItem } from './media-data.ts';
import { getAspectRatio, listEdits, shapes } from './picture-edits.ts';

type Props = { item: MediaItem; onSaved: (edited: MediaItem) => void; onCancel: () => void };

/** Crops, rotates and flips a picture. The result is a new file. */
export default function PictureEditor(props: Props) {
  return (
    <ImageCropperProvider>
      <CropForm {...props} />
    </ImageCropperProvider>
  );
}

function CropForm({ item, onSaved, onCancel }: Props) {
  const { cropperState, setCropperState } = useImageCropper();
  const { zoom, rotation, flip } = cropperState;
  const [shape, setShape] = useState('original');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { media_details: details, source_url: url } = item;
  const aspect = getAspectRatio(shape, details, rotation);
  const edits = listEdits(cropperState);
  const center = { x: 0, y: 0 };
  const rotate = (degrees: number) => setCropperState({ rotation: rotation + degrees, crop: center, zoom: 1 });

  async function save() {
    setIsBusy(true);
    try {
      onSaved(await editPicture(item, edits));
    } catch (reason) {
      setError(getErrorMessage(reason));
      setIsBusy(false);
    }
  }

  const cropper = {
    src: details.sizes?.['large']?.source_url ?? url,
    // The state of the provider starts with a square.
    aspect,
    cropperProps: { role: 'group', 'aria-label': 'Crop area. Use the arrow keys to move the image under it.' },
  };
  return (
    <div className="studio-fields">
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      <div className="studio-cropper">
        <ImageCropper {...cropper} />
      </div>
      <div className="studio-actions" role="group" aria-label="Rotate and flip">
        <Button icon={rotateLeft} label="Rotate left" onClick={() => rotate(-90)} />
        <Button icon={rotateRight} label="Rotate right" onClick={() => rotate(90)} />
        <Button
          icon={flipHorizontal}
          label="Flip horizontally"
          isPressed={flip.horizontal}
          onClick={() => setCropperState({ flip: { ...flip, horizontal: !flip.horizontal } })}
        />
        <Button
          icon={flipVertical}
          label="Flip vertically"
          isPressed={flip.vertical}
          onClick={() => setCropperState({ flip: { ...flip, vertical: !flip.vertical } })}
        />
      </div>
      <SelectControl label="Aspect ratio" value={shape} options={[...shapes]} onChange={setShape} __next40pxDefaultSize />
      <RangeControl
        label="Zoom"
        help="Drag the image, or move it with the arrow keys, until the frame shows the part that you need."
        min={100}
        max={500}
        step={5}
        value={Math.round(zoom * 100)}
        onChange={(percent) => setCropperState({ zoom: (percent ?? 100) / 100 })}
        __next40pxDefaultSize
      />
      <div className="studio-actions">
        <Button
          variant="primary"
          isBusy={isBusy}
          accessibleWhenDisabled
          disabled={isBusy || edits.length === 0}
          onClick={() => void save()}
          __next40pxDefaultSize
        >
          Save as a new file
        </Button>
        <Button variant="tertiary" onClick={onCancel} __next40pxDefaultSize>
          Back
        </Button>
      </div>
    </div>
  );
}
