/** Creates the services and the GraphQL context for tests that execute queries without a server. */
import type { Kysely } from 'kysely';
import { deriveKeys } from '../../content/auth/keys.ts';
import { anonymous, type Viewer } from '../../content/permissions/viewer.ts';
import type { Database } from '../../content/db/tables.ts';
import type { Services } from '../../content/commands/core/services.ts';
import type { ContentContext } from '../../content/schema/core/context.ts';
import { createContext } from '../../content/server/context.ts';
import { createLog } from '#lib/log/log.ts';

export function createTestServices(db: Kysely<Database>): Services {
  return {
    db,
    mediaDir: 'node_modules/.cache/media',
    formsDir: 'node_modules/.cache/forms',
    formRetentionDays: 180,
    siteUrl: 'http://site.test',
    loginUrl: 'http://site.test/login/',
    contentUrl: 'http://cms.test',
    now: () => new Date(),
    log: createLog('warn'),
    keys: deriveKeys({ current: 'a secret for tests', previous: [] }),
    mailer: { send: () => {}, sendLater: () => {}, settle: async () => {} },
  };
}

/**
 * @param viewer by default an anonymous visitor
 * @param catalogue whether the query for the block catalogue is allowed
 */
export async function createTestContext(db: Kysely<Database>, viewer: Viewer = anonymous, catalogue = false): Promise<ContentContext> {
  return createContext({ services: createTestServices(db), catalogue }, viewer, {
    address: '127.0.0.1',
    userAgent: 'test',
    requestId: 'test',
  });
}
