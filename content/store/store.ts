/** The store of one request, over PostgreSQL. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { createComments } from './comments/comments.ts';
import type { ContentStore } from './content-store.ts';
import { Session } from './core/request-db.ts';
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
import { createUsers } from './users/users.ts';

export function createStore(db: Kysely<Database>, viewer: Viewer): ContentStore {
  const session = new Session(db, viewer);
  const nodes = createNodeLoader(session);
  const words = createWordLoader(session);
  return {
    ...createNodes(session, nodes),
    ...createNodeLists(session, nodes, words),
    ...createNodeSearch(session, words),
    ...createPropertySearch(session, words),
    ...createVersions(session),
    ...createMedia(session, nodes),
    ...createTerms(session),
    ...createUsers(session),
    ...createComments(session),
    ...createMenus(session),
    ...createOptions(session),
    get statements() {
      return session.statements;
    },
  };
}
