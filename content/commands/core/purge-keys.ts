/**
 * What a command changed, and the keys under which caches know it: those of WPGraphQL Smart Cache (the global id of a node, `list:<type>` when
 * the node enters or leaves public lists, `skipped:<type>` for answers too large to name all their nodes), so that one receiver serves both.
 */
import { type IdKind, toGlobalId } from '../../core/global-ids.ts';

export type ContentChange = {
  cause: 'create' | 'update' | 'delete';
  /** What the global id is of; `settings` have none. */
  kind: IdKind | 'settings';
  id: number;
  /** GraphQL type as Smart Cache spells it in keys, in small letters: `post`, `mediaitem`, `category`, `user`, `menu`. */
  type: string;
  /** Whether it entered or left lists that the public sees. */
  affectsLists: boolean;
  /** Addresses at which the public sees something else now, the former ones included: a remembered 404 ends too. */
  uris?: readonly (string | null)[];
};

/** Smart Cache's key of every answer. */
const ALL_QUERIES_KEY = 'graphql:Query';

export function getPurgeKeys(change: ContentChange): string[] {
  if (change.kind === 'settings') return [ALL_QUERIES_KEY];
  return [toGlobalId(change.kind, change.id), `skipped:${change.type}`, ...(change.affectsLists ? [`list:${change.type}`] : [])];
}
