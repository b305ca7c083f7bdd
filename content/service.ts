/** The content service. `content/main.ts` starts it with options from the environment, and tests start it with their own. */
import { join } from 'node:path';
import { FORM_RETENTION_DAYS } from '#lib/env/variables.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import { derivePurgeSecret } from '#lib/webhook/purge-secret.ts';
import type { SharedSecret } from '#lib/secrets/shared-secret.ts';
import { ensureAdministrator } from './auth/first-administrator.ts';
import { deriveKeys } from './auth/keys.ts';
import { readOrCreateSharedSecret } from './auth/secrets.ts';
import { resealTotpSecrets } from './auth/totp.ts';
import { finishInterruptedRestore } from './backup/finish-restore.ts';
import { connect } from './db/connect.ts';
import { startDocumentRetention } from './commands/documents/document-retention.ts';
import { startDocumentExtraction } from './commands/media/extract-documents.ts';
import { startLinkCheck } from './commands/links/check-links.ts';
import { startVariantCreation } from './commands/media/create-variants.ts';
import { startMediaSweep } from './commands/media/sweep-media-folder.ts';
import { startAutoDraftRetention } from './commands/nodes/delete-auto-drafts.ts';
import { startPositionClosing } from './commands/nodes/close-positions.ts';
import { startPositionImport } from './commands/nodes/import-positions.ts';
import { startScheduledPublishing } from './commands/nodes/publish-scheduled.ts';
import { startPropertyRefresh } from './commands/nodes/refresh-properties.ts';
import type { Services } from './commands/core/services.ts';
import { startAuditRetention } from './commands/audit/audit-retention.ts';
import { startPageViewRetention } from './commands/page-views/page-view-retention.ts';
import { startFormRetention } from './forms/retention.ts';
import { startFormSummaries } from './forms/summaries.ts';
import { startSubscriptionUpdates } from './subscriptions/send-updates.ts';
import { createMailer, getDefaultSender } from './email/mailer.ts';
import { prepareContent } from './seed/prepare.ts';
import { startPurgeDelivery } from './purge/deliver-events.ts';
import type { CacheAccount } from './purge/purge-cache.ts';
import type { UploadRules } from './media/upload-rules.ts';
import type { Seed } from './seed/types.ts';
import { createLog, type LogLevel } from '#lib/log/log.ts';
import { startServer } from './server/start.ts';
import type { GraphqlAccess } from './server/saved-queries.ts';
import type { ContentStore } from './store/content-store.ts';

export type ServiceOptions = {
  databaseUrl: string;
  /** Default: true. */
  preparesStatements?: boolean;
  dataDir: string;
  /** Default: `media` in the data folder. */
  mediaDir?: string;
  host: string;
  /** 0 selects a free port. */
  port: number;
  graphqlPath: string;
  siteUrl: string;
  /** Path of the site's sign-in page. Default: `/login/`. */
  loginPath?: string;
  /** Path of the site's routes for signing in. Default: `/api/faust`. */
  apiBasePath?: string;
  /** Public URL of this service. */
  contentUrl: string;
  catalogue: boolean;
  /** Allows the API explorer, introspection and suggestions for anonymous clients. */
  allowIntrospection: boolean;
  logLevel: LogLevel;
  /** How long browsers and caches may keep responses to anonymous queries sent with GET. */
  maxAgeSeconds?: number;
  /** Which GraphQL documents anonymous clients may send. Default: all. */
  graphqlAccess?: GraphqlAccess;
  /** Days without a change after which saved GraphQL documents without a group are deleted. If it is undefined, none are deleted. */
  savedQueryDays?: number | undefined;
  /** A cache in front of this service, which is purged after each change. */
  cache?: CacheAccount;
  /** The webhook that receives purge events, and the secret that signs them. Default: derived from the shared secret. */
  purge?: { url: string; secret?: string | undefined };
  /** Shared with the site. Default: generated once and stored in the data folder. */
  sharedSecret?: SharedSecret | undefined;
  /** Password of the first administrator, set if no administrator has one. Default: generated. */
  adminPassword?: string | undefined;
  /** Without an SMTP server, email is written to files in the data folder. */
  email?: { smtpUrl?: string | undefined; from?: string | undefined };
  uploads?: UploadRules;
  /** Whether variants of imported images are created in the background, and not only on request. Default: true. */
  preparesImageVariants?: boolean;
  /** Days after which form submissions are deleted. */
  formRetentionDays?: number;
  /** Token that lets other machines read the metrics. */
  metricsToken?: string | undefined;
  /** Loads the seed into an empty database even if the data folder belongs to a database with content. Default: false. */
  canCreateDatabase?: boolean;
  readSeed: () => Promise<Seed>;
  /** Maximum size of the response cache. 0 disables it. */
  responseCacheBytes?: number;
  /** Called with the new store of each operation. Tests use it to count SQL statements. */
  onStoreCreated?: (store: ContentStore) => void;
};

export type ContentService = { url: string; stop: () => Promise<void> };

/** @throws OperationalError for errors that the operator can fix, such as an unavailable database or a port in use */
export async function startContentService(options: ServiceOptions): Promise<ContentService> {
  const { host, siteUrl, contentUrl, dataDir, mediaDir = join(dataDir, 'media') } = options;
  const log = createLog(options.logLevel);
  const restoreMessage = await finishInterruptedRestore(options.databaseUrl, dataDir);
  if (restoreMessage !== undefined) reportMessage({ step: 'restore', state: 'done', detail: restoreMessage });
  await prepareDatabase(options, mediaDir);
  const db = await connect(options.databaseUrl, 'requests', { preparesStatements: options.preparesStatements ?? true });
  try {
    const accountMessage = await ensureAdministrator(db, dataDir, options.adminPassword);
    if (accountMessage !== undefined) reportMessage({ step: 'account', state: 'done', detail: accountMessage });
    const sharedSecret = options.sharedSecret ?? (await readOrCreateSharedSecret(dataDir));
    const keys = deriveKeys(sharedSecret);
    await resealTotpSecrets({ db, keys });
    const mailer = createMailer({
      smtpUrl: options.email?.smtpUrl,
      from: options.email?.from ?? getDefaultSender(siteUrl),
      folder: join(dataDir, 'mail'),
      log,
    });
    const services: Services = {
      db,
      mediaDir,
      formsDir: join(dataDir, 'forms'),
      formRetentionDays: options.formRetentionDays ?? FORM_RETENTION_DAYS,
      siteUrl,
      loginUrl: siteUrl + (options.loginPath ?? '/login/'),
      siteAuthUrl: `${siteUrl}${options.apiBasePath ?? '/api/faust'}/auth`,
      contentUrl,
      now: () => new Date(),
      log,
      keys,
      mailer,
      ...(options.uploads && { uploads: options.uploads }),
    };
    const server = await startServer({ ...options, services });
    const delivery = startPurgeDelivery({
      db,
      databaseUrl: options.databaseUrl,
      ...(options.cache && { cache: options.cache }),
      ...(options.purge && { url: options.purge.url, secret: options.purge.secret ?? derivePurgeSecret(sharedSecret.current) }),
      log,
    });
    const jobs = [
      startScheduledPublishing(services),
      startPropertyRefresh(services),
      startAutoDraftRetention(services),
      startPositionClosing(services),
      startPositionImport(services),
      startMediaSweep(services),
      ...(options.preparesImageVariants === false ? [] : [startVariantCreation(services)]),
      startDocumentExtraction(services),
      startFormRetention(services),
      startAuditRetention(services),
      startPageViewRetention(services),
      startLinkCheck(services),
      startFormSummaries(services),
      startSubscriptionUpdates(services),
      startDocumentRetention(services, options.savedQueryDays),
      delivery,
    ];
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
      stop: async () => {
        await server.stop();
        for (const job of jobs) await job.stop();
        await mailer.settle();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Uses separate connections with a long statement timeout, because migrations and the seed take time. */
async function prepareDatabase(
  { databaseUrl, dataDir, contentUrl, canCreateDatabase: canCreate, readSeed }: ServiceOptions,
  mediaDir: string,
): Promise<void> {
  const db = await connect(databaseUrl);
  try {
    await prepareContent({ db, dataDir, mediaDir, contentUrl, canCreate, readSeed });
  } finally {
    await db.destroy();
  }
}
