/** What the forms for quick edit and for several items send to the service. */
import type { Choice, ContentRow, TaxonomyChoices } from './content-data.ts';
import { statusNames } from './content-data.ts';

/** IDs by the route of the taxonomy, such as `categories`. */
type TermIds = Readonly<Record<string, readonly number[]>>;

export type QuickInput = { title: string; slug: string; status: string; date: string; parent: number; author: string; terms: TermIds };

/** An empty text leaves the value of each item as it is. `terms` are added. */
export type BulkInput = { status: string; author: string; terms: TermIds };

/** The terms of an item. @param route of the taxonomy */
export const getTermIds = (item: ContentRow, route: string): readonly number[] =>
  Array.isArray(item[route]) ? (item[route] as readonly number[]) : [];

/** What a form for an item shows first. The date has no seconds. */
export const createQuickInput = (item: ContentRow, taxonomies: readonly TaxonomyChoices[]): QuickInput => ({
  title: item.title.raw,
  slug: item.slug,
  status: item.status,
  date: item.date?.slice(0, 16) ?? '',
  parent: item.parent ?? 0,
  author: String(item.author ?? ''),
  terms: Object.fromEntries(taxonomies.map(({ route }) => [route, getTermIds(item, route)])),
});

/** @returns the changed values, or nothing. The service refuses them if the item has changed since the list was loaded. */
export function createQuickChanges(item: ContentRow, input: QuickInput): Record<string, unknown> {
  return withVersion(item, {
    ...(input.title !== item.title.raw && { title: input.title }),
    ...(input.slug !== item.slug && { slug: input.slug }),
    ...(input.status !== item.status && { status: input.status }),
    ...(input.date !== '' && input.date !== item.date?.slice(0, 16) && { date: `${input.date}:00` }),
    ...(input.parent !== (item.parent ?? 0) && { parent: input.parent }),
    ...(input.author !== '' && input.author !== String(item.author ?? '') && { author: Number(input.author) }),
    ...listTermChanges(item, input.terms),
  });
}

/** @returns what changes in one of the items, or nothing */
export function createBulkChanges(item: ContentRow, { status, author, terms }: BulkInput): Record<string, unknown> {
  const all = Object.entries(terms).map(([route, ids]) => [route, [...new Set([...getTermIds(item, route), ...ids])]] as const);
  return withVersion(item, {
    ...(status !== '' && status !== item.status && { status }),
    ...(author !== '' && author !== String(item.author ?? '') && { author: Number(author) }),
    ...listTermChanges(item, Object.fromEntries(all)),
  });
}

const withVersion = ({ version }: ContentRow, changes: Record<string, unknown>) =>
  Object.keys(changes).length === 0 ? {} : { ...changes, base_version: version };

function listTermChanges(item: ContentRow, terms: TermIds): TermIds {
  const toKey = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
  return Object.fromEntries(Object.entries(terms).filter(([route, ids]) => toKey(ids) !== toKey(getTermIds(item, route))));
}

/** The statuses that all items can have. `future` is only offered to an item that has it: a later date schedules an item. */
export function listStatusChoices(items: readonly ContentRow[]): Choice[] {
  const mayPublish = items.every(({ _links: links }) => 'wp:action-publish' in links);
  const offered = new Set([
    ...(mayPublish ? ['publish', 'private'] : []),
    'pending',
    'draft',
    ...(items.length === 1 ? items.map(({ status }) => status) : []),
  ]);
  return Object.entries(statusNames).flatMap(([value, label]) => (offered.has(value) ? [{ value, label }] : []));
}

/** Whether the user may change the author of the items, or their terms. @param action `assign-author`, `assign-categories` */
export const allowsAction = (items: readonly ContentRow[], action: string): boolean =>
  items.every(({ _links: links }) => `wp:action-${action}` in links);
