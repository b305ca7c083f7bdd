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
import { createNodeLists } from './nodes/node-lists.ts';
import { createNodeLoader, createNodes } from './nodes/nodes.ts';
import { createVersions } from './nodes/versions.ts';
import { createOptions } from './options.ts';
import { createNodeSearch } from './search/node-search.ts';
import { createPropertySearch } from './search/property-search.ts';
import { createWordLoader } from './search/words.ts';
import { createTerms } from './terms/terms.ts';
import { trackReads } from './track-reads.ts';
import { createUsers } from './users/users.ts';

/** @param keys receives the cache keys of everything that is read */
export function createStore(db: Kysely<Database>, viewer: Viewer, keys?: CacheKeys): ContentStore {
  const requestDb = new RequestDb(db, viewer);
  const nodes = createNodeLoader(requestDb);
  const words = createWordLoader(requestDb);
  const readers = {
    ...createNodes(requestDb, nodes),
    ...createNodeLists(requestDb, nodes, words),
    ...createNodeSearch(requestDb, words),
    ...createPropertySearch(requestDb, words),
    ...createVersions(requestDb),
    ...createMedia(requestDb, nodes),
    ...createTerms(requestDb),
    ...createUsers(requestDb),
    ...createComments(requestDb),
    ...createMenus(requestDb),
    ...createOptions(requestDb),
  };
  return {
    ...(keys ? trackReads(readers, keys) : readers),
    get statements() {
      return requestDb.statements;
    },
  };
}
