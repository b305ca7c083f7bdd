/**
 * Purge keys: the keys under which caches know the content that a command changed. They are those of WPGraphQL Smart Cache, so that one receiver
 * serves both: the global id of a node, `list:<type>` if the node enters or leaves public lists, and `skipped:<type>` for responses with too many
 * nodes to list all ids.
 */
import { type IdKind, toGlobalId } from '../../core/global-ids.ts';

export type ContentChange = {
  cause: 'create' | 'update' | 'delete';
  /** The kind of the global id. Settings have no id. */
  kind: IdKind | 'settings';
  id: number;
  /** GraphQL type in lowercase, as in Smart Cache's keys: `post`, `mediaitem`, `category`, `user`, `menu`. */
  type: string;
  /** Whether the content entered or left lists that visitors see. */
  affectsLists: boolean;
  /** URIs whose pages change, former URIs included. A cached 404 at a new URI is purged too. */
  uris?: readonly (string | null)[];
};

/** Smart Cache's key for every response. */
const ALL_QUERIES_KEY = 'graphql:Query';

export function getPurgeKeys(change: ContentChange): string[] {
  if (change.kind === 'settings') return [ALL_QUERIES_KEY];
  return [toGlobalId(change.kind, change.id), `skipped:${change.type}`, ...(change.affectsLists ? [`list:${change.type}`] : [])];
}
