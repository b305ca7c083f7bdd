import { addQueryArgs } from '@wordpress/url';
import { useCallback } from 'react';
import { fetchResponse } from './fetch-response.ts';
import { useLoaded } from './graphql.ts';

export type ItemPage<Item> = { items: readonly Item[]; totalItems: number; totalPages: number };

/** Loads one page of a list of the REST API. @throws Error of the service, as an object */
export async function loadPage<Item>(path: string, parameters: object): Promise<ItemPage<Item>> {
  const response = await fetchResponse({ path: addQueryArgs(path, { ...parameters }) });
  return {
    items: await response.json(),
    totalItems: Number(response.headers.get('X-WP-Total')),
    totalPages: Number(response.headers.get('X-WP-TotalPages')),
  };
}

/** Loads a page of a list, and again when the parameters change. */
export function usePage<Item>(path: string, parameters: object) {
  // Objects with the same content are the same request.
  const key = JSON.stringify(parameters);
  const load = useCallback(() => loadPage<Item>(path, JSON.parse(key)), [path, key]);
  return useLoaded(load);
}

/** Loads all pages of a list. @param onProgress receives how many items are loaded, and how many there are */
export async function loadAll<Item>(
  path: string,
  parameters: object,
  onProgress: (loaded: number, total: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items: next, totalItems, totalPages } = await loadPage<Item>(path, { ...parameters, page, per_page: 100 });
    items.push(...next);
    onProgress(items.length, totalItems);
    if (page >= totalPages) return items;
  }
}
