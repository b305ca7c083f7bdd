import { ComboboxControl } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { useEffect, useState } from 'react';

type MediaItem = { id: number; title: { rendered: string }; media_details?: { sizes?: { thumbnail?: { source_url: string } } } };

const FIELDS = 'id,title,media_details';

type MediaInputProps = { label: string; help: string; id: number | null; onChange: (id: number | null) => void };

/** Chooses an image of the media library by its title. */
export function MediaInput({ label, help, id, onChange }: MediaInputProps) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly MediaItem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const query = { media_type: 'image', per_page: 20, _fields: FIELDS };
    const requests = [apiFetch<MediaItem[]>({ path: addQueryArgs('/wp/v2/media', { ...query, ...(search && { search }) }) })];
    if (id !== null) requests.push(apiFetch<MediaItem[]>({ path: addQueryArgs('/wp/v2/media', { include: id, _fields: FIELDS }) }));
    Promise.all(requests).then(
      (lists) => {
        if (isCurrent) setFound([...new Map(lists.flat().map((item) => [item.id, item])).values()]);
      },
      // Without suggestions, the chosen image stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [search, id]);
  const thumbnail = found.find((item) => item.id === id)?.media_details?.sizes?.thumbnail?.source_url;
  return (
    <div className="studio-fields">
      {thumbnail !== undefined && <img src={thumbnail} alt="" width={96} height={96} />}
      <ComboboxControl
        label={label}
        help={help}
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
