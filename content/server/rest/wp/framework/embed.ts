/** Adds the linked items that `_embed` asks for. */
import { isRecord } from '#lib/json/records.ts';
import type { ContentContext } from '../../../../schema/core/context.ts';
import { measureValue } from '../../../measure-value.ts';
import type { Dispatcher, RestResponse } from './dispatch.ts';
import type { Link } from './item.ts';
import { parseQuery } from './parse-query.ts';
import type { SentRequest } from './rest-request.ts';

/** A response with more links leaves the others out. A page of 100 posts has about 400 different ones. */
const MAX_EMBEDDED = 500;

/** @returns the relations to embed. Null: all. Undefined: none. */
function parseEmbed(value: unknown): readonly string[] | null | undefined {
  if (typeof value !== 'string' && !Array.isArray(value)) return undefined;
  const names = (Array.isArray(value) ? value : value.split(',')).map((name) => String(name).trim()).filter((name) => name !== '');
  const isAll = names.length === 0 || names.includes('1') || names.includes('true');
  if (isAll) return null;
  return names.length === 1 && (names[0] === '0' || names[0] === 'false') ? undefined : names;
}

export async function embedLinks(
  response: RestResponse,
  { query }: SentRequest,
  dispatcher: Dispatcher,
  context: ContentContext,
): Promise<RestResponse> {
  const relations = parseEmbed(query['_embed']);
  if (relations === undefined || response.status >= 400) return response;
  const loaded = new Map<string, Promise<unknown>>();
  const load = async (href: string): Promise<unknown> => {
    const known = loaded.get(href);
    if (known !== undefined || loaded.size >= MAX_EMBEDDED) return known;
    const loading = loadEmbedded(href, dispatcher, context);
    loaded.set(href, loading);
    return loading;
  };
  const embed = async (item: unknown): Promise<unknown> => {
    if (!isRecord(item) || !isRecord(item['_links'])) return item;
    const embedded: Record<string, unknown[]> = {};
    for (const [name, links] of Object.entries(item['_links']) as [string, readonly Link[]][]) {
      if (relations !== null && !relations.includes(name)) continue;
      const targets = await Promise.all(links.flatMap(({ href, embeddable }) => (embeddable ? [load(href)] : [])));
      const found = targets.filter((target) => target !== undefined);
      if (found.every((target) => Array.isArray(target) && target.length === 0)) continue;
      // The same target is loaded once, but is part of the response for each link to it.
      context.guard.countBytes(measureValue(found));
      await context.guard.pause();
      embedded[name] = found;
    }
    return Object.keys(embedded).length > 0 ? { ...item, _embedded: embedded } : item;
  };
  const { data } = response;
  return { ...response, data: Array.isArray(data) ? await Promise.all(data.map(embed)) : await embed(data) };
}

async function loadEmbedded(href: string, dispatcher: Dispatcher, context: ContentContext): Promise<unknown> {
  const url = new URL(href);
  const path = url.pathname.replace(/^.*?\/wp-json/, '');
  const query = { ...parseQuery(url.searchParams), context: 'embed' };
  return await dispatcher.loadData({ method: 'GET', path, query, body: {}, headers: {} }, context);
}
