import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { useCallback } from 'react';
import { useLoaded } from './graphql.ts';

export type ItemPage<Item> = { items: readonly Item[]; totalItems: number; totalPages: number };

/** Without `parse`, `apiFetch` throws responses with an error as they are. A response that is no JSON does not come from the service. */
async function readFailure(failure: unknown): Promise<unknown> {
  if (!(failure instanceof Response)) return failure;
  try {
    return await failure.json();
  } catch {
    return failure;
  }
}

/** Loads one page of a list of the REST API. @throws Error of the service, as an object */
export async function loadPage<Item>(path: string, parameters: object): Promise<ItemPage<Item>> {
  try {
    const response = await apiFetch<Response, false>({ path: addQueryArgs(path, { ...parameters }), parse: false });
    return {
      items: await response.json(),
      totalItems: Number(response.headers.get('X-WP-Total')),
      totalPages: Number(response.headers.get('X-WP-TotalPages')),
    };
  } catch (failure) {
    throw await readFailure(failure);
  }
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
