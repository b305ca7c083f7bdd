/**
 * Cache keys connect responses with changes: a response lists the keys of everything that it depends on (the `X-GraphQL-Keys` header), and a purge event
 * lists the keys that a change affects. A cache discards the responses that share a key with the event. The keys are those of WPGraphQL Smart Cache, and
 * some of our own, for which it has none. docs/publish-to-live.md describes all of them.
 */
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import { getContentType } from '../model/content-types.ts';
import { getTaxonomy } from '../model/taxonomies.ts';
import { fromGlobalId, type IdKind, toGlobalId } from './global-ids.ts';
import { toStoredUri } from './stored-uri.ts';

/** The key of every query response. */
export const ALL_QUERIES_KEY = 'graphql:Query';
/** Lists whose nodes, or their order, change when a node is published, unpublished, or moves to another date, term, author, parent or URI. */
export const toListKey = (type: string): string => `list:${type}`;
/** Lists whose nodes, or their order, depend on other values: the title, the position among siblings, or fields. */
export const toOrderKey = (type: string): string => `order:${type}`;
/** Lists whose nodes, or their order, depend on everything in the nodes: searches, and lists by title, modification date or number of comments. */
export const toContentKey = (type: string): string => `content:${type}`;
/** Stands for all ids of a type in a response with too many keys. */
export const toSkippedKey = (type: string): string => `skipped:${type}`;
/** The list of an object: the posts of a category or author, the children of a page, the properties of a market. */
export const toOwnedListKey = (type: string, owner: IdKind, id: number): string => `${toListKey(type)}:${toGlobalId(owner, id)}`;
/** A stored option other than the settings, on which all responses depend. */
export const toOptionKey = (name: string): string => `option:${name}`;

/** GraphQL type of the nodes of a content type, as in keys. */
export const getNodeKeyType = (type: ContentTypeName): string => getContentType(type).graphql.single.toLowerCase();
/** GraphQL type of the terms of a taxonomy, as in keys. */
export const getTermKeyType = (taxonomy: TaxonomyName): string => getTaxonomy(taxonomy).graphql.single.toLowerCase();

/** The type of an id whose object was not found, so that its GraphQL type is unknown. It is the same for all objects of the kind. */
export const getUnknownType = (kind: IdKind): string => kind;

/** A key, and the key that replaces it and others if a response has too many. */
export type ReplaceableKey = { key: string; substitute: string };

/** Collects the keys of what an operation reads. */
export class CacheKeys {
  private readonly names = new Set<string>();
  /** GraphQL types by `kind:id`. */
  private readonly types = new Map<string, string>();
  /** GraphQL types by key. */
  private readonly ownedLists = new Map<string, string>();

  /** @param type GraphQL type in lowercase. Without it, the object was not found. */
  addId(kind: IdKind, id: number | string, type?: string): void {
    const name = `${kind}:${id}`;
    if (type !== undefined) this.types.set(name, type);
    else if (!this.types.has(name)) this.types.set(name, getUnknownType(kind));
  }

  /** A URI at which nothing was found. */
  addAbsentUri(uri: string): void {
    const stored = toStoredUri(uri);
    if (stored !== null) this.addId('uri', stored);
  }

  deleteAbsentUri(uri: string): void {
    this.types.delete(`uri:${toStoredUri(uri)}`);
  }

  addList(type: string): void {
    this.names.add(toListKey(type));
  }

  addOwnedList(type: string, owner: IdKind, id: number): void {
    this.ownedLists.set(toOwnedListKey(type, owner, id), type);
  }

  addOrder(type: string): void {
    this.names.add(toOrderKey(type));
  }

  addContent(type: string): void {
    this.names.add(toContentKey(type));
  }

  addOption(name: string): void {
    this.names.add(toOptionKey(name));
  }

  /** @param id global id */
  addGlobalId(id: string): void {
    const parsed = fromGlobalId(id);
    if (parsed) this.addId(parsed.kind as IdKind, parsed.key);
  }

  /** Adds the keys of another operation. */
  addAll(other: CacheKeys): void {
    for (const name of other.names) this.names.add(name);
    for (const [name, type] of other.types) {
      const [kind = ''] = name.split(':', 1);
      if (!this.types.has(name) || type !== getUnknownType(kind as IdKind)) this.types.set(name, type);
    }
    for (const [key, type] of other.ownedLists) this.ownedLists.set(key, type);
  }

  listNames(): string[] {
    return [...this.names];
  }

  listReplaceable(): ReplaceableKey[] {
    const ids = [...this.types].map(([name, type]) => {
      const [kind = '', id = ''] = name.split(/:(.*)/s);
      return { key: toGlobalId(kind as IdKind, id), substitute: toSkippedKey(type) };
    });
    return [...ids, ...[...this.ownedLists].map(([key, type]) => ({ key, substitute: toListKey(type) }))];
  }
}
