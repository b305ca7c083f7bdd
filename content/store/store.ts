/** The store of one request, over PostgreSQL. */
import type { Kysely } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../db/tables.ts';
import { createNodeSearch } from '../search/nodes.ts';
import { createPropertySearch } from '../search/properties.ts';
import { createWordLoader } from '../search/words.ts';
import { createComments } from './comments.ts';
import { createMedia } from './media.ts';
import { createMenus } from './menus.ts';
import { createNodeLists } from './node-lists.ts';
import { createNodeLoader, createNodes } from './nodes.ts';
import { createOptions } from './options.ts';
import { Session } from './session.ts';
import { createTerms } from './terms.ts';
import type { ContentStore } from './types.ts';
import { createUsers } from './users.ts';
import { createVersions } from './versions.ts';

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
