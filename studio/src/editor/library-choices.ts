/**
 * Lets users choose pictures that they may not edit. The media dialog lists files in the context `edit`, which contains only those that the user may edit: an
 * author would not find the pictures of others.
 */
import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';

const LIST_PATH = /^\/wp\/v2\/media\?/;

/** Requests lists of media in the context `view`, whose items get the raw texts that the dialog uses. */
export const listAllMedia: APIFetchMiddleware = async (options, next) => {
  const { path = '', method = 'GET', parse = true } = options;
  const [, query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  if (!LIST_PATH.test(path) || method !== 'GET' || parameters.get('context') !== 'edit') return next(options);
  parameters.set('context', 'view');
  const result: unknown = await next({ ...options, path: `/wp/v2/media?${parameters}` });
  if (parse) return addRawTexts(result);
  const response = result as Response;
  return new Response(JSON.stringify(addRawTexts(await response.json())), { status: response.status, headers: response.headers });
};

type Item = { title?: { rendered?: string }; caption?: { rendered?: string } };

/** Adds the raw texts of a title, and of a caption without its paragraph. */
export function addRawTexts(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  return items.map(({ title, caption, ...item }: Item) => ({
    ...item,
    ...(title && { title: { ...title, raw: decodeEntities(title.rendered ?? '') } }),
    ...(caption && { caption: { ...caption, raw: toRawCaption(caption.rendered ?? '') } }),
  }));
}

const toRawCaption = (rendered: string) => rendered.trim().replace(/^<p>(.*)<\/p>$/s, '$1');
