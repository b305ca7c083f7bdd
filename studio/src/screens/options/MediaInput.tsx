import { ComboboxControl } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { useCallback, useState } from 'react';
import { useLoaded } from '../../api/graphql.ts';

type MediaItem = { id: number; title: { rendered: string }; media_details?: { sizes?: { thumbnail?: { source_url: string } } } };

const FIELDS = 'id,title,media_details';

type MediaInputProps = { label: string; help: string; id: number | null; onChange: (id: number | null) => void };

/** @returns images whose title contains the text, and the chosen one */
async function loadImages(search: string, id: number | null): Promise<MediaItem[]> {
  const load = (query: object) => apiFetch<MediaItem[]>({ path: addQueryArgs('/wp/v2/media', { ...query, _fields: FIELDS }) });
  const lists = await Promise.all([
    load({ media_type: 'image', per_page: 20, ...(search && { search }) }),
    id === null ? [] : load({ include: id }),
  ]);
  return [...new Map(lists.flat().map((item) => [item.id, item])).values()];
}

/** Chooses an image of the media library by its title. */
export function MediaInput({ label, help, id, onChange }: MediaInputProps) {
  const [search, setSearch] = useState('');
  const { data, error } = useLoaded(useCallback(() => loadImages(search, id), [search, id]));
  const found = data ?? [];
  const thumbnail = found.find((item) => item.id === id)?.media_details?.sizes?.thumbnail?.source_url;
  return (
    <div className="studio-fields">
      {thumbnail !== undefined && <img src={thumbnail} alt="" width={96} height={96} />}
      <ComboboxControl
        label={label}
        help={error ?? help}
        value={id === null ? null : String(id)}
        options={found.map((item) => ({ value: String(item.id), label: decodeEntities(item.title.rendered) || `Image ${item.id}` }))}
        onFilterValueChange={setSearch}
        onChange={(value) => onChange(value ? Number(value) : null)}
        allowReset
        __next40pxDefaultSize
      />
    </div>
  );
}
