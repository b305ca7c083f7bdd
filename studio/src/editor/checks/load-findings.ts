/** Checks that need requests: alternative texts in the media library, and addresses of links. */
import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import type { Finding, LocatedValue } from './check-content.ts';
import { findBrokenLinks } from './find-broken-links.ts';

/** What the content refers to. */
export type References = { media: readonly LocatedValue<number>[]; links: readonly LocatedValue<string>[] };

type MediaItem = { id: number; alt_text: string; mime_type: string; title: { rendered: string } };

const MAX_MEDIA = 100;

/** @throws if a request fails */
export async function loadFindings({ media, links }: References): Promise<Finding[]> {
  const [items, broken] = await Promise.all([loadMedia(media), findBrokenLinks(links.map(({ value }) => value).join('\n'))]);
  const names = new Map(
    items
      .filter((item) => item.alt_text === '' && item.mime_type.startsWith('image/'))
      .map((item) => [item.id, decodeEntities(item.title.rendered)]),
  );
  return [
    ...media.flatMap(({ value, title, ...location }) => {
      const name = names.get(value);
      return name === undefined
        ? []
        : [{ ...location, message: `${title}: the image “${name}” has no alternative text. Write one in the media library.` }];
    }),
    ...links
      .filter(({ value }) => broken.has(value))
      .map(({ value, title: _title, ...location }) => ({
        ...location,
        message: `The link to ${value} is broken, because no content has this address. Correct or remove it.`,
      })),
  ];
}

async function loadMedia(references: References['media']): Promise<MediaItem[]> {
  const ids = [...new Set(references.map(({ value }) => value))].slice(0, MAX_MEDIA);
  if (ids.length === 0) return [];
  const query = { include: ids.join(','), per_page: MAX_MEDIA, _fields: 'id,alt_text,mime_type,title' };
  return await apiFetch<MediaItem[]>({ path: addQueryArgs('/wp/v2/media', query) });
}
