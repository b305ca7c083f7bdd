/** A context to run operations with, without a server between. */
import type { Kysely } from 'kysely';
import { deriveKeys } from '../../content/auth/keys.ts';
import { anonymous, type Viewer } from '../../content/permissions/viewer.ts';
import type { Database } from '../../content/db/tables.ts';
import type { Services } from '../../content/commands/core/services.ts';
import type { ContentContext } from '../../content/schema/core/context.ts';
import { createContext } from '../../content/server/context.ts';
import { createLog } from '#lib/log/log.ts';

export function servicesFor(db: Kysely<Database>): Services {
  return {
    db,
    mediaDir: 'node_modules/.cache/media',
    formsDir: 'node_modules/.cache/forms',
    formRetentionDays: 180,
    siteUrl: 'http://site.test',
    contentUrl: 'http://cms.test',
    now: () => new Date(),
    log: createLog('warn'),
    keys: deriveKeys('a secret for tests'),
    mail: { send: () => {}, settle: async () => {} },
  };
}

/** @param viewer a visitor who is not signed in where it is not given @param catalogue whether blocks of no content are shown */
export async function contextFor(db: Kysely<Database>, viewer: Viewer = anonymous, catalogue = false): Promise<ContentContext> {
  return createContext({ services: servicesFor(db), catalogue }, viewer, {
    address: '127.0.0.1',
    userAgent: 'test',
    requestId: 'test',
  });
}
