import { ComboboxControl } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { useDebouncedInput } from '@wordpress/compose';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { useCallback } from 'react';
import { useLoaded } from '../../api/graphql.ts';

type MediaItem = { id: number; title: { rendered: string }; media_details?: { sizes?: { thumbnail?: { source_url: string } } } };

const FIELDS = 'id,title,media_details';

type MediaInputProps = { label: string; help: string; id: number | null; onChange: (id: number | null) => void };

const loadItems = (query: object) => apiFetch<MediaItem[]>({ path: addQueryArgs('/wp/v2/media', { ...query, _fields: FIELDS }) });

/** @param text empty: the latest images */
const findImages = (text: string) => loadItems({ media_type: 'image', per_page: 20, ...(text && { search: text }) });

const loadChosen = async (id: number | null) => (id === null ? [] : await loadItems({ include: id }));

/** Chooses an image of the media library by its title. */
export function MediaInput({ label, help, id, onChange }: MediaInputProps) {
  const [, setSearch, search] = useDebouncedInput('');
  const found = useLoaded(useCallback(() => findImages(search), [search]));
  const chosen = useLoaded(useCallback(() => loadChosen(id), [id]));
  const items = new Map([...(found.data ?? []), ...(chosen.data ?? [])].map((item) => [item.id, item]));
  const thumbnail = items.get(id ?? 0)?.media_details?.sizes?.thumbnail?.source_url;
  return (
    <div className="studio-fields">
      {thumbnail !== undefined && <img src={thumbnail} alt="" width={96} height={96} />}
      <ComboboxControl
        label={label}
        help={found.error ?? chosen.error ?? help}
        value={id === null ? null : String(id)}
        options={[...items.values()].map((item) => ({
          value: String(item.id),
          label: decodeEntities(item.title.rendered) || `#${item.id}`,
        }))}
        onFilterValueChange={setSearch}
        onChange={(value) => onChange(value ? Number(value) : null)}
        allowReset
        __next40pxDefaultSize
      />
    </div>
  );
}
