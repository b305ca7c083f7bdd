/** Creates the store of one request, which reads from PostgreSQL. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { CacheKeys } from '../core/cache-keys.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { createComments } from './comments/comments.ts';
import type { ContentStore } from './content-store.ts';
import { RequestDb } from './core/request-db.ts';
import { createMedia } from './media.ts';
import { createMenus } from './menus.ts';
import { createNewsFacets } from './nodes/news-facets.ts';
import { createNodeLists } from './nodes/node-lists.ts';
import { createNodeLoader, createNodes } from './nodes/nodes.ts';
import { createRelatedPosts } from './nodes/related-posts.ts';
import { createVersions } from './nodes/versions.ts';
import { createOptions } from './options.ts';
import { createPlaces } from './places/portfolios.ts';
import { createRedirectReader } from './redirects.ts';
import { createFilterOptions } from './search/filter-options.ts';
import { createNodeSearch } from './search/node-search.ts';
import { createPropertySearch } from './search/property-search.ts';
import { createTextPlanLoader } from './search/text-plan.ts';
import { createWordLoader } from './search/words.ts';
import { createTerms } from './terms/terms.ts';
import { type Readers, trackReads } from './track-reads.ts';
import { createUsers } from './users/users.ts';

export type StoreOptions = {
  /** Receives the cache keys of everything that is read. */
  keys?: CacheKeys;
  /** Shares reads with other requests. Only for visitors, who all see the same. */
  shareReads?: ((readers: Readers) => Readers) | undefined;
  /** After it, no further statements are sent. */
  signal?: AbortSignal | undefined;
};

export function createStore(db: Kysely<Database>, viewer: Viewer, { keys, shareReads, signal }: StoreOptions = {}): ContentStore {
  const requestDb = new RequestDb(db, viewer, signal);
  const nodes = createNodeLoader(requestDb);
  const words = createWordLoader(requestDb);
  const textPlans = createTextPlanLoader(requestDb);
  const readers = {
    ...createNodes(requestDb, nodes),
    ...createNodeLists(requestDb, nodes, words),
    ...createNewsFacets(requestDb),
    ...createRelatedPosts(requestDb, nodes),
    ...createNodeSearch(requestDb, words, textPlans),
    ...createPropertySearch(requestDb, textPlans),
    ...createFilterOptions(requestDb),
    ...createVersions(requestDb),
    ...createMedia(requestDb, nodes),
    ...createTerms(requestDb),
    ...createPlaces(requestDb),
    ...createUsers(requestDb),
    ...createComments(requestDb),
    ...createMenus(requestDb),
    ...createOptions(requestDb),
    ...createRedirectReader(requestDb),
  };
  const shared = shareReads ? shareReads(readers) : readers;
  return {
    ...(keys ? trackReads(shared, keys) : shared),
    get statements() {
      return requestDb.statements;
    },
  };
}
