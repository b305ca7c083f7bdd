/** Collects the cache keys of everything that a store returns, so that no field of the schema has to name what it depends on. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { type CacheKeys, getNodeKeyType, getTermKeyType } from '../core/cache-keys.ts';
import type { IdKind } from '../core/global-ids.ts';
import type { CommentRow } from '../core/rows/comments.ts';
import type { MenuItemRow, MenuRow } from '../core/rows/menus.ts';
import type { NodeRow } from '../core/rows/nodes.ts';
import type { TermRow } from '../core/rows/terms.ts';
import type { UserRow } from '../core/rows/users.ts';
import type { ContentStore } from './content-store.ts';
import { mapRead } from './core/read-result.ts';
import { isId } from './core/request-db.ts';
import type { NodeQuery } from './nodes/node-query.ts';
import type { PropertyFilter } from './search/property-filter.ts';

export type Readers = Omit<ContentStore, 'statements'>;
type Row = NodeRow | TermRow | UserRow | CommentRow | MenuRow | MenuItemRow;

/** For each method of the store: collects the keys of a result. The type makes a method without an entry a compiler error. */
type KeysByMethod = {
  readonly [M in keyof Readers]: (keys: CacheKeys, result: Awaited<ReturnType<Readers[M]>>, ...args: Parameters<Readers[M]>) => void;
};

export function trackReads(readers: Readers, keys: CacheKeys): Readers {
  const tracked: Record<string, unknown> = {};
  for (const name of Object.keys(keysByMethod) as (keyof Readers)[]) {
    const read = readers[name] as (...args: unknown[]) => Promise<unknown>;
    const collect = keysByMethod[name] as (keys: CacheKeys, result: unknown, ...args: unknown[]) => void;
    tracked[name] = (...args: unknown[]) => {
      const result = read(...args);
      const collected = mapRead(result, (value) => collect(keys, value, ...args));
      // A failed read has no keys. Its caller handles the error.
      if (collected instanceof Promise) collected.catch(() => undefined);
      return result;
    };
  }
  return tracked as unknown as Readers;
}

function addRow(keys: CacheKeys, row: Row): void {
  switch (row.kind) {
    case 'node':
      return keys.addId('post', row.id, getNodeKeyType(row.type));
    case 'term':
      return keys.addId('term', row.id, getTermKeyType(row.taxonomy));
    case 'user':
      return keys.addId('user', row.id, 'user');
    case 'comment':
      return keys.addId('comment', row.id, 'comment');
    case 'menu':
      return keys.addId('term', row.id, 'menu');
    case 'menu-item':
      keys.addId('post', row.id, 'menuitem');
      // A menu's items, and their order, change with the menu.
      return keys.addId('term', row.menuId, 'menu');
  }
}

function addRows(keys: CacheKeys, rows: readonly Row[]): void {
  for (const row of rows) addRow(keys, row);
}

/** A response depends on an absent object too: it changes when the object is published. */
function addFound(keys: CacheKeys, row: Row | null, kind: 'post' | 'term' | 'user' | 'comment', id: number): void {
  if (row) addRow(keys, row);
  else if (isId(id)) keys.addId(kind, id);
}

/** The same for an object that was not looked up by its id. When it appears, the lists of its type change. */
function addFoundOrList(keys: CacheKeys, row: Row | null, type: string): void {
  if (row) addRow(keys, row);
  else keys.addList(type);
}

const byText = (type: string) => (keys: CacheKeys, row: Row | null) => addFoundOrList(keys, row, type);

function addTypes(keys: CacheKeys, types: readonly ContentTypeName[], dependency: ListDependency): void {
  for (const type of types) {
    keys.addList(getNodeKeyType(type));
    addDependency(keys, type, dependency);
  }
}

/** What decides which nodes are in a list, besides their status, date, terms, author, parent, URI, and whether they have a password. */
type ListDependency = 'nothing' | 'values' | 'content';

function addDependency(keys: CacheKeys, type: ContentTypeName, dependency: ListDependency): void {
  if (dependency === 'values') keys.addOrder(getNodeKeyType(type));
  else if (dependency === 'content') keys.addContent(getNodeKeyType(type));
}

const contentOrders: ReadonlySet<string> = new Set(['modified', 'comments']);
const valueOrders: ReadonlySet<string> = new Set(['menu', 'title']);

function getDependency({ search, filter = {}, orderby = 'date' }: NodeQuery): ListDependency {
  const orders = typeof orderby === 'string' ? [orderby] : orderby.map(({ by }) => by);
  const { dates, mimeType, title, password, fields, openOn } = filter;
  if (search?.trim() || dates?.column === 'modified' || mimeType !== undefined || orders.some((by) => contentOrders.has(by)))
    return 'content';
  const hasValueFilter = [title, password, fields, openOn].some((value) => value !== undefined);
  return hasValueFilter || orders.some((by) => valueOrders.has(by)) ? 'values' : 'nothing';
}

/** The key of a list names its owner, if it has one: a node, a term or a user. */
function addNodeList(keys: CacheKeys, query: NodeQuery): void {
  const { types, reference, parentId, authorId, terms, revisionsOf, filter } = query;
  const [term, ...otherTerms] = terms ?? [];
  const addLists = (kind: IdKind, ids: readonly number[]) => {
    for (const type of types) for (const id of ids) if (isId(id)) keys.addOwnedList(getNodeKeyType(type), kind, id);
  };
  const dependency = getDependency(query);
  if (filter?.authorName !== undefined) keys.addList('user');
  // Only editors see revisions, so nothing caches these lists.
  if (typeof revisionsOf === 'number') return;
  for (const type of types) addDependency(keys, type, dependency);
  if (reference?.through) {
    // The nodes in between are not read, so a change of any list of these types may change this one.
    addTypes(keys, types, 'nothing');
    keys.addOwnedList(getNodeKeyType(reference.through.from), 'post', reference.target);
  } else if (reference) addLists('post', [reference.target]);
  else if (typeof parentId === 'number') addLists('post', [parentId]);
  else if (authorId !== undefined) addLists('user', [authorId]);
  else if (term && otherTerms.length === 0 && !term.not && !term.withChildren) addLists('term', term.ids);
  else addTypes(keys, types, 'nothing');
}

function addOwner(keys: CacheKeys, kind: 'post' | 'term' | 'user' | 'comment', id: number): void {
  if (isId(id)) keys.addId(kind, id);
}

const ignore = () => undefined;
const addRedirects = (keys: CacheKeys) => keys.addOption('redirects');
const addPostList = (keys: CacheKeys) => keys.addList('post');

/** The documents of properties include the names of their markets, regions and terms. */
function addPropertySearch(keys: CacheKeys, { search }: PropertyFilter = {}): void {
  const hasText = Boolean(search?.trim());
  addTypes(keys, ['properties'], hasText ? 'content' : 'values');
  addTypes(keys, ['markets'], 'values');
  if (hasText) addTypes(keys, ['regions'], 'values');
  if (hasText) for (const taxonomy of ['status', 'submarket'] as const) keys.addList(getTermKeyType(taxonomy));
}

const keysByMethod: KeysByMethod = {
  nodeById: (keys, node, id) => addFound(keys, node, 'post', id),
  nodesByIds: (keys, nodes, ids) => {
    for (const id of ids) addOwner(keys, 'post', id);
    addRows(keys, nodes);
  },
  nodeByUri: (keys, node, uri) => (node ? addRow(keys, node) : keys.addAbsentUri(uri)),
  getSettingsPageUri: ignore,
  // Viewers who see unpublished content get responses that are not cached.
  unpublishedNodesBySlug: addRows,
  nodeBySlug: (keys, node, type) => addFoundOrList(keys, node, getNodeKeyType(type)),
  // The caller has read the node.
  getBlocks: ignore,
  // The caller has read the node, which changes with each revision.
  getRevisionHistory: ignore,
  getAncestors: addRows,
  getCommentCount: (keys, _count, nodeId) => addOwner(keys, 'post', nodeId),
  postMonths: addPostList,
  postYears: addPostList,
  hasSeveralAuthors: addPostList,
  // The markets of a post are a field.
  newsFacets: (keys) => addTypes(keys, ['post'], 'values'),
  relatedPosts: (keys, { posts, terms, markets }) => {
    for (const term of terms) keys.addOwnedList('post', 'term', term);
    for (const market of markets) keys.addOwnedList('post', 'post', market);
    // The order depends on titles, and the places on the regions of the markets.
    addDependency(keys, 'post', 'values');
    addDependency(keys, 'markets', 'values');
    addRows(keys, posts);
  },
  nodes: (keys, { rows }, query) => {
    addNodeList(keys, query);
    addRows(keys, rows);
  },
  countPublishedNodes: (keys, _count, types) => addTypes(keys, types, 'nothing'),
  findNewestRevision: (keys, revision) => revision && addOwner(keys, 'post', revision.id),
  findBlockPreview: (keys, node) => node && addRow(keys, node),
  reusableBlock: (keys, node, id) => addFound(keys, node, 'post', id),
  reusableBlockBySlug: byText(getNodeKeyType('wp_block')),
  search: (keys, { rows }, { types, text }) => {
    addTypes(keys, types, 'content');
    if (types.includes('properties')) addPropertySearch(keys, { search: text });
    addRows(keys, rows);
  },
  countSearchHits: (keys, _counts, { types, text }) => {
    addTypes(keys, types, 'content');
    if (types.includes('properties')) addPropertySearch(keys, { search: text });
  },
  // Corrections are read only together with the results, which have keys.
  listSearchCorrections: () => undefined,
  propertySearch: (keys, { rows }, { filter }) => {
    addPropertySearch(keys, filter);
    for (const { id } of rows) keys.addId('post', id, getNodeKeyType('properties'));
  },
  propertyFacets: (keys, { markets, regions, statuses, submarkets }, filter) => {
    addPropertySearch(keys, filter);
    for (const { value } of markets) keys.addId('post', value, getNodeKeyType('markets'));
    for (const { value } of regions) keys.addId('post', value, getNodeKeyType('regions'));
    for (const { value } of statuses) keys.addId('term', value, getTermKeyType('status'));
    for (const { value } of submarkets) keys.addId('term', value, getTermKeyType('submarket'));
  },
  filterOptionId: (keys, id, { kind }) => {
    const isNode = kind === 'markets' || kind === 'regions';
    const type = isNode ? getNodeKeyType(kind) : getTermKeyType(kind);
    if (id === null) keys.addList(type);
    else keys.addId(isNode ? 'post' : 'term', id, type);
  },
  interpretPropertySearch: (keys, _interpretation, filter) => addPropertySearch(keys, filter),
  findMedia: (keys, _media, nodeId) => addOwner(keys, 'post', nodeId),
  nodeByMediaFile: byText(getNodeKeyType('attachment')),
  termById: (keys, term, id) => addFound(keys, term, 'term', id),
  termByUri: (keys, term, uri) => {
    if (!term) return keys.addAbsentUri(uri);
    // A node was looked up at the URI before. None can appear there while the term has it.
    keys.deleteAbsentUri(uri);
    addRow(keys, term);
  },
  termBySlug: (keys, term, taxonomy) => addFoundOrList(keys, term, getTermKeyType(taxonomy)),
  termByName: (keys, term, taxonomy) => addFoundOrList(keys, term, getTermKeyType(taxonomy)),
  terms: (keys, { rows }, { taxonomies, nodeId, parentId }) => {
    if (nodeId !== undefined) addOwner(keys, 'post', nodeId);
    else if (typeof parentId === 'number') for (const taxonomy of taxonomies) keys.addOwnedList(getTermKeyType(taxonomy), 'term', parentId);
    else for (const taxonomy of taxonomies) keys.addList(getTermKeyType(taxonomy));
    addRows(keys, rows);
  },
  getTermAncestors: addRows,
  // Totals and lists of places change with the facts, markets and terms of properties, and with the regions of markets.
  getPortfolio: (keys) => addPropertySearch(keys, undefined),
  propertiesWithSpace: (keys) => addPropertySearch(keys, undefined),
  submarketIds: (keys) => addPropertySearch(keys, undefined),
  marketIdOfSubmarket: (keys) => addPropertySearch(keys, undefined),
  userById: (keys, user, id) => addFound(keys, user, 'user', id),
  userByNicename: byText('user'),
  userByEmail: byText('user'),
  userByLogin: byText('user'),
  users: (keys, { rows }) => {
    keys.addList('user');
    addRows(keys, rows);
  },
  commentById: (keys, comment, id) => addFound(keys, comment, 'comment', id),
  comments: (keys, { rows }, { nodeId, parentId, userId }) => {
    if (nodeId !== undefined) keys.addOwnedList('comment', 'post', nodeId);
    else if (typeof parentId === 'number') keys.addOwnedList('comment', 'comment', parentId);
    else if (userId !== undefined) keys.addOwnedList('comment', 'user', userId);
    else keys.addList('comment');
    addRows(keys, rows);
  },
  menuById: (keys, menu, id) => addFound(keys, menu, 'term', id),
  menuBySlug: byText('menu'),
  menuByName: byText('menu'),
  menuByLocation: byText('menu'),
  menus: (keys, { rows }) => {
    keys.addList('menu');
    addRows(keys, rows);
  },
  menuItemById: (keys, item, id) => addFound(keys, item, 'post', id),
  menuItems: (keys, { rows }, { menuId }) => {
    if (menuId !== undefined) addOwner(keys, 'term', menuId);
    else if (rows.length === 0) keys.addList('menuitem');
    addRows(keys, rows);
  },
  option: (keys, _value, name) => name !== 'settings' && keys.addOption(name),
  redirects: addRedirects,
  plainRedirect: addRedirects,
  expressionRedirects: addRedirects,
};
