import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { moveItem } from './move-item.ts';

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
  return (
    <BaseControl help={help} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
      {ids.length > 0 && (
        <ol className="site-references" aria-label={label}>
          {ids.map((id, index) => {
            const item = items.get(id);
            const name = decodeEntities(item?.title.rendered ?? '') || `No. ${id}`;
            return (
              <li key={id}>
                {item?.mime_type.startsWith('image/') && (
                  <img src={item.source_url} alt={item.alt_text} width={64} height={48} loading="lazy" />
                )}
                <span>{name}</span>
                {isMultiple && (
                  <Button
                    size="small"
                    variant="tertiary"
                    accessibleWhenDisabled
                    disabled={index === 0}
                    aria-label={`Move up: ${name}`}
                    onClick={() => onChange(moveItem(ids, index, index - 1))}
                  >
                    Up
                  </Button>
                )}
                <Button
                  size="small"
                  variant="tertiary"
                  isDestructive
                  aria-label={`Remove: ${name}`}
                  onClick={() => onChange(ids.toSpliced(index, 1))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      <MediaUploadCheck fallback={<p>You may not choose media.</p>}>
        <MediaUpload
          title={label}
          {...(types && { allowedTypes: types })}
          multiple={isMultiple ? 'add' : false}
          value={isMultiple ? ids : ids[0]}
          onSelect={(selected: { id: number } | readonly { id: number }[]) =>
            onChange(Array.isArray(selected) ? selected.map(({ id }) => id) : [(selected as { id: number }).id])
          }
          render={({ open }: { open: () => void }) => (
            <Button variant="secondary" onClick={open} aria-label={`Choose: ${label}`}>
              {ids.length > 0 && !isMultiple ? 'Replace' : 'Choose'}
            </Button>
          )}
        />
      </MediaUploadCheck>
    </BaseControl>
  );
}
