/** Creates the services and the GraphQL context for tests that execute queries without a server. */
import type { Kysely } from 'kysely';
import { deriveKeys } from '../../content/auth/keys.ts';
import { anonymous, type Viewer } from '../../content/permissions/viewer.ts';
import type { Database } from '../../content/db/tables.ts';
import type { Services } from '../../content/commands/core/services.ts';
import type { ContentContext } from '../../content/schema/core/context.ts';
import { createContext } from '../../content/server/context.ts';
import { createLog } from '#lib/log/log.ts';

// Deriving keys and creating a logger take longer than many of the requests that tests send.
const keys = deriveKeys({ current: 'a secret for tests', previous: [] });
const log = createLog('warn');

export function createTestServices(db: Kysely<Database>): Services {
  return {
    db,
    mediaDir: 'node_modules/.cache/media',
    formsDir: 'node_modules/.cache/forms',
    formRetentionDays: 180,
    siteUrl: 'http://site.test',
    loginUrl: 'http://site.test/login/',
    siteAuthUrl: 'http://site.test/api/faust/auth',
    contentUrl: 'http://cms.test',
    now: () => new Date(),
    log,
    keys,
    mailer: { send: () => {}, sendLater: () => {}, deliver: async () => {}, settle: async () => {} },
  };
}

/**
 * @param viewer by default an anonymous visitor
 * @param catalogue whether the query for the block catalogue is allowed
 * @param request limits and shared reads of the request; by default, there are none
 */
export async function createTestContext(
  db: Kysely<Database>,
  viewer: Viewer = anonymous,
  catalogue = false,
  request?: Parameters<typeof createContext>[3],
): Promise<ContentContext> {
  const client = { address: '127.0.0.1', userAgent: 'test', requestId: 'test' };
  return createContext({ services: createTestServices(db), catalogue }, viewer, client, request);
}
