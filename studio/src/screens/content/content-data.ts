/** What a list of content loads, and what its actions do. */
import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import type { Account, ContentType } from '../../api/session.ts';
import { getErrorMessage } from '../../api/graphql.ts';
import { findMove, type Move } from '../../api/moved-content.ts';
import { loadPage } from '../../api/use-page.ts';

export type ContentRow = {
  id: number;
  title: { raw: string };
  slug: string;
  status: string;
  /** In the time zone of the site. */
  date: string | null;
  modified: string;
  type: string;
  link: string;
  /** Missing: the content type has no authors. */
  author?: number;
  /** 0 on the top level. Missing: the content type is flat. */
  parent?: number;
  /** Of the stored content. */
  version: string;
  _links: Readonly<Record<string, unknown>> & {
    /** What the user may do with the item. Missing: nothing. */
    self?: readonly { targetHints?: { allow: readonly string[] } }[];
  };
} & Readonly<Record<string, unknown>>;

export const getTitle = ({ title }: Pick<ContentRow, 'title'>): string => decodeEntities(title.raw) || '(no title)';

export type Choice = { value: string; label: string };

/** A taxonomy of a content type. `route` is also the property of the content that lists its terms. */
export type TaxonomyChoices = { route: string; name: string; terms: readonly Choice[] };

/** Statuses in the order of the list, in words. */
export const statusNames: Readonly<Record<string, string>> = {
  publish: 'Published',
  future: 'Scheduled',
  pending: 'Pending review',
  draft: 'Draft',
  private: 'Private',
  trash: 'Trash',
};

/** Whether a user has one of the rights of a content type. @param right its name in WordPress, such as `edit_others_posts` */
export const hasTypeRight = ({ capabilities }: Account, type: ContentType, right: string): boolean =>
  capabilities[type.capabilities[right] ?? ''] === true;

/** The statuses that a user may list. The service refuses the others. */
export function listStatuses(account: Account, type: ContentType): string[] {
  return Object.keys(statusNames).filter((status) => status !== 'private' || hasTypeRight(account, type, 'read_private_posts'));
}

/** How much content has each status. */
export async function loadCounts(type: ContentType, statuses: readonly string[]): Promise<Record<string, number>> {
  const counts = await Promise.all(
    statuses.map(async (status) => {
      const { totalItems } = await loadPage(`/wp/v2/${type.rest_base}`, { status, per_page: 1, _fields: 'id' });
      return [status, totalItems] as const;
    }),
  );
  return Object.fromEntries(counts);
}

type ListChoices = { authors: readonly Choice[]; parents: readonly Choice[]; taxonomies: readonly TaxonomyChoices[] };

/** Adds the user, who may be the author of what they see, although contributors are not among the listed authors. */
export const withUser = (authors: readonly Choice[], { id, name }: Account['user']): Choice[] =>
  authors.some(({ value }) => value === String(id)) ? [...authors] : [...authors, { value: String(id), label: name }];

export type ContentTaxonomy = { slug: string; name: string; rest_base: string };

let loadedTaxonomies: Promise<ContentTaxonomy[]> | undefined;

/** Loads all taxonomies once, because they never change while the service runs. */
export function loadTaxonomies(): Promise<ContentTaxonomy[]> {
  loadedTaxonomies ??= apiFetch<Record<string, ContentTaxonomy>>({ path: '/wp/v2/taxonomies' }).then(
    (taxonomies) => Object.values(taxonomies),
    (error: unknown) => {
      loadedTaxonomies = undefined;
      throw error;
    },
  );
  return loadedTaxonomies;
}

/** The authors, parents and terms by which a list can be filtered: the first 100 of each. Parents are content of the top level. */
export async function loadChoices(type: ContentType, taxonomies: readonly ContentTaxonomy[], user: Account['user']): Promise<ListChoices> {
  const toChoices = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: String(id), label: decodeEntities(name) }));
  const [authors, parents, ...termChoices] = await Promise.all([
    type.supports['author']
      ? loadPage<{ id: number; name: string }>('/wp/v2/users', { who: 'authors', per_page: 100, _fields: 'id,name' })
      : null,
    type.hierarchical
      ? loadPage<{ id: number; title: { raw: string } }>(`/wp/v2/${type.rest_base}`, {
          parent: 0,
          per_page: 100,
          orderby: 'title',
          order: 'asc',
          status: 'any',
          context: 'edit',
          _fields: 'id,title',
        })
      : null,
    ...taxonomies.map(async ({ name, rest_base: route }) => {
      const { items } = await loadPage<{ id: number; name: string }>(`/wp/v2/${route}`, { per_page: 100, _fields: 'id,name' });
      return { route, name, terms: toChoices(items) };
    }),
  ]);
  return {
    authors: withUser(toChoices(authors?.items ?? []), user),
    parents: toChoices((parents?.items ?? []).map(({ id, title }) => ({ id, name: title.raw || '(no title)' }))),
    taxonomies: termChoices,
  };
}

/** Creates content for a new editor, which puts the cursor into its title. Lists do not show it before it is saved. @returns its ID */
export async function createDraft(type: ContentType): Promise<number> {
  const { id } = await apiFetch<{ id: number }>({
    path: `/wp/v2/${type.rest_base}`,
    method: 'POST',
    data: { status: 'auto-draft' },
  });
  return id;
}

export type ContentAction = 'publish' | 'draft' | 'trash' | 'restore' | 'delete';

function runAction(type: ContentType, action: ContentAction, id: number): Promise<unknown> {
  const path = `/wp/v2/${type.rest_base}/${id}`;
  if (action === 'restore') return apiFetch({ path: `${path}/untrash`, method: 'POST' });
  if (action === 'trash') return apiFetch({ path, method: 'DELETE' });
  if (action === 'delete') return apiFetch({ path: `${path}?force=true`, method: 'DELETE' });
  return apiFetch({ path, method: 'POST', data: { status: action } });
}

/** @param done how many items have been tried */
type OnProgress = (done: number) => void;

/** Runs an action for each item, one after the other. @returns what failed, with the message of the service */
export const runForAll = (
  type: ContentType,
  action: ContentAction,
  items: readonly ContentRow[],
  onProgress: OnProgress,
): Promise<string[]> => runForEach(items, ({ id }) => runAction(type, action, id), onProgress);

/** An error does not stop the rest. */
async function runForEach(
  items: readonly ContentRow[],
  run: (item: ContentRow) => Promise<unknown>,
  onProgress: OnProgress,
): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, item] of items.entries()) {
    onProgress(index);
    try {
      await run(item);
    } catch (error) {
      failures.push(`${item.title.raw || '(no title)'}: ${getErrorMessage(error)}`);
    }
  }
  return failures;
}

/** Saves changed values of an item. @returns its move to another address, if it is published. @throws Error of the service, as an object */
export async function saveRow(type: ContentType, item: ContentRow, data: Readonly<Record<string, unknown>>): Promise<Move | null> {
  if (Object.keys(data).length === 0) return null;
  const path = `/wp/v2/${type.rest_base}/${item.id}`;
  return findMove(item, await apiFetch<Pick<ContentRow, 'status' | 'link'>>({ path, method: 'POST', data }));
}

/** Changes items, one after the other. @returns what failed, with the message of the service */
export const changeRows = (
  type: ContentType,
  items: readonly ContentRow[],
  createChanges: (item: ContentRow) => Readonly<Record<string, unknown>>,
  onProgress: OnProgress,
): Promise<string[]> => runForEach(items, (item) => saveRow(type, item, createChanges(item)), onProgress);

/** The titles of content that is a parent in a list. Content that the user may not read is missing. */
export async function loadParentTitles(type: ContentType, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { items } = await loadPage<{ id: number; title: { raw: string } }>(`/wp/v2/${type.rest_base}`, {
    include: ids,
    per_page: 100,
    status: 'any',
    context: 'edit',
    _fields: 'id,title',
  });
  return new Map(items.map(({ id, title }) => [id, decodeEntities(title.raw) || '(no title)']));
}
