import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { ReferenceList } from './ReferenceList.tsx';

type MediaItem = { id: number; title: { rendered: string }; alt_text: string; source_url: string; mime_type: string };

type MediaControlProps = {
  label: string;
  help: string;
  isMultiple?: boolean;
  /** Such as `image` or `video`. Missing: all files. */
  types?: readonly string[];
  ids: readonly number[];
  onChange: (ids: readonly number[]) => void;
};

/** Chooses images or files from the media library. */
export function MediaControl({ label, help, isMultiple = false, types, ids, onChange }: MediaControlProps) {
  const { records } = useEntityRecords<MediaItem>(
    'postType',
    'attachment',
    { include: ids.join(','), per_page: 100 },
    { enabled: ids.length > 0 },
  );
  const items = new Map((records ?? []).map((item) => [item.id, item]));
  const getName = (id: number) => decodeEntities(items.get(id)?.title.rendered ?? '') || `#${id}`;
  const renderPicture = (id: number) => {
    const item = items.get(id);
    return item?.mime_type.startsWith('image/') && <img src={item.source_url} alt={item.alt_text} width={64} height={48} loading="lazy" />;
  };
  const action = ids.length > 0 && !isMultiple ? 'Replace' : 'Choose';
  return (
    <BaseControl help={help} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
      {ids.length > 0 && <ReferenceList label={label} ids={ids} getName={getName} renderPicture={renderPicture} onChange={onChange} />}
      <MediaUploadCheck fallback={<p>Your role does not allow you to choose media. Ask an administrator.</p>}>
        <MediaUpload
          title={label}
          {...(types && { allowedTypes: types })}
          multiple={isMultiple ? 'add' : false}
          value={isMultiple ? ids : ids[0]}
          onSelect={(selected: { id: number } | readonly { id: number }[]) =>
            onChange(Array.isArray(selected) ? selected.map(({ id }) => id) : [(selected as { id: number }).id])
          }
          render={({ open }: { open: () => void }) => (
            <Button variant="secondary" onClick={open} aria-label={`${action}: ${label}`}>
              {action}
            </Button>
          )}
        />
      </MediaUploadCheck>
    </BaseControl>
  );
}
