/** Purge keys: the cache keys of the responses that a change affects. See content/core/cache-keys.ts. */
import {
  ALL_QUERIES_KEY,
  getUnknownType,
  toContentKey,
  toListKey,
  toOptionKey,
  toOrderKey,
  toOwnedListKey,
  toSkippedKey,
} from '../../core/cache-keys.ts';
import { type IdKind, toGlobalId } from '../../core/global-ids.ts';

export type ContentChange = {
  /** `delete` if visitors must not see the content any longer, `create` if they see it from now on. */
  cause: 'create' | 'update' | 'delete';
  /** The kind of the global id. Settings and groups of options have no id. */
  kind: IdKind | 'settings' | 'option';
  id: number;
  /** GraphQL type in lowercase, as in Smart Cache's keys: `post`, `mediaitem`, `category`, `user`, `menu`. The stored name of an option. */
  type: string;
  /** The ids of the saved queries whose responses change. */
  queryIds?: readonly string[];
  /** Whether the content enters, leaves or moves in lists that visitors see. */
  affectsLists: boolean;
  /** Whether values changed by which some lists of nodes are filtered and sorted. */
  affectsOrder?: boolean;
  /** The objects in whose lists the content is or was. */
  listOwners?: readonly { kind: IdKind; id: number }[];
  /** GraphQL types whose lists depend on the content: of nodes, on a term. */
  dependentLists?: readonly string[];
  /** URIs whose pages change, former URIs included. A cached 404 at a new URI is purged too. */
  uris?: readonly (string | null)[];
};

export function getPurgeKeys(change: ContentChange): string[] {
  const { kind, id, type, affectsLists, affectsOrder = affectsLists, listOwners = [], dependentLists = [], queryIds = [] } = change;
  if (kind === 'settings') return [ALL_QUERIES_KEY];
  if (kind === 'option') return [toOptionKey(type)];
  return [
    toGlobalId(kind, id),
    toSkippedKey(type),
    // The key of responses that looked the id up without success.
    toSkippedKey(getUnknownType(kind)),
    ...(kind === 'post' ? [toContentKey(type), ...(affectsOrder ? [toOrderKey(type)] : [])] : []),
    ...(affectsLists ? [toListKey(type), ...listOwners.map((owner) => toOwnedListKey(type, owner.kind, owner.id))] : []),
    ...dependentLists.flatMap((list) => [toListKey(list), toOwnedListKey(list, kind, id)]),
    ...getUriKeys(change),
    ...queryIds,
  ];
}

/** Something appears at a URI only if it is new there. */
function getUriKeys({ cause, uris = [] }: ContentChange): string[] {
  const known = uris.filter((uri) => uri !== null);
  if (cause !== 'create' && known.length < 2) return [];
  return [...known.map((uri) => toGlobalId('uri', uri)), ...(known.length > 0 ? [toSkippedKey(getUnknownType('uri'))] : [])];
}
