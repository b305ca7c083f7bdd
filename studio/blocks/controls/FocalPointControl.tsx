import { FocalPointPicker, ToggleControl } from '@wordpress/components';
import { useEntityRecord } from '@wordpress/core-data';
import { CENTER, type FocalPoint } from '../focal-point.ts';
import { isValues } from '../values.ts';

type Props = {
  label: string;
  help: string;
  /** Database id of the picture. */
  imageId: unknown;
  value: unknown;
  onChange: (value: FocalPoint | undefined) => void;
};

const isFocalPoint = (value: unknown): value is FocalPoint =>
  isValues(value) && typeof value['x'] === 'number' && typeof value['y'] === 'number';

/** The point of a picture that one block keeps in view. Without it, the block keeps the focal point that the picture has in the media library. */
export function FocalPointControl({ label, help, imageId, value, onChange }: Props) {
  const { record } = useEntityRecord<{ source_url: string; focal_point: FocalPoint | null }>('postType', 'attachment', Number(imageId), {
    enabled: Number(imageId) > 0,
  });
  if (!record) return null;
  const point = isFocalPoint(value) ? value : undefined;
  return (
    <>
      <ToggleControl
        label={`Custom ${label.toLowerCase()}`}
        help={point ? help : 'Off: the focal point from the media library is used.'}
        checked={point !== undefined}
        onChange={(isOn) => onChange(isOn ? (record.focal_point ?? CENTER) : undefined)}
      />
      {point && <FocalPointPicker label={label} url={record.source_url} value={point} onChange={({ x, y }) => onChange({ x, y })} />}
    </>
  );
}
