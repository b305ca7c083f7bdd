/** The content service as a whole: `content/main.ts` starts it from the environment, tests with options of their own. */
import { join } from 'node:path';
import { FORM_RETENTION_DAYS } from '#lib/env/variables.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import { ensureAdministratorPassword } from './auth/first-administrator.ts';
import { deriveKeys } from './auth/keys.ts';
import { readOrCreateSecret, SHARED_SECRET_FILE } from './auth/secrets.ts';
import { connect } from './db/connect.ts';
import { startMediaSweep } from './commands/media/sweep-media-folder.ts';
import { startSchedule } from './commands/nodes/publish-scheduled.ts';
import type { Services } from './commands/core/services.ts';
import { startFormRetention } from './forms/retention.ts';
import { createMailer, getDefaultSender } from './email/mailer.ts';
import { prepare } from './seed/prepare.ts';
import { startPurgeDelivery } from './purge/deliver-events.ts';
import type { UploadRules } from './media/upload-rules.ts';
import type { Seed } from './seed/types.ts';
import { createLog, type LogLevel } from '#lib/log/log.ts';
import { startServer } from './server/start.ts';
import type { ContentStore } from './store/content-store.ts';

export type ServiceOptions = {
  databaseUrl: string;
  dataDir: string;
  /** `media` in the data folder where it is not given. */
  mediaDir?: string;
  host: string;
  /** 0: any free one. */
  port: number;
  graphqlPath: string;
  siteUrl: string;
  /** Public address of this service. */
  contentUrl: string;
  catalogue: boolean;
  /** GraphiQL and introspection. */
  allowIntrospection: boolean;
  logLevel: LogLevel;
  /** Whom changes are told, and the secret that signs it. */
  purge?: { url: string; secret: string };
  /** Shared with the site; one is made and kept in the data folder where it is not given. */
  sharedSecret?: string | undefined;
  /** Of the first administrator, where no administrator has one; made where it is not given. */
  adminPassword?: string | undefined;
  /** Mail becomes files in the data folder where there is no server. */
  mail?: { smtpUrl?: string | undefined; from?: string | undefined };
  /** What may be uploaded; the standard where it is not given. */
  uploads?: UploadRules;
  /** Days after which what visitors have sent is deleted; the standard where it is not given. */
  formRetentionDays?: number;
  /** Lets other machines read the metrics. */
  metricsToken?: string | undefined;
  readSeed: () => Promise<Seed>;
  /** Memory for answers to visitors; 0 keeps none. */
  responseCacheBytes?: number;
  /** Sees the store of each operation when it is made; tests count statements with it. */
  onStoreCreated?: (store: ContentStore) => void;
};

export type ContentService = { url: string; stop: () => Promise<void> };

/** @throws Problem for what a person can put right: the database, the folder, the port */
export async function startContentService(options: ServiceOptions): Promise<ContentService> {
  const { host, siteUrl, contentUrl, dataDir, mediaDir = join(dataDir, 'media') } = options;
  const log = createLog(options.logLevel);
  await prepareDatabase(options, mediaDir);
  const db = await connect(options.databaseUrl, 'requests');
  try {
    const opened = await ensureAdministratorPassword(db, dataDir, options.adminPassword);
    if (opened !== undefined) reportMessage({ step: 'account', state: 'done', detail: opened });
    const keys = deriveKeys(options.sharedSecret ?? (await readOrCreateSecret(dataDir, SHARED_SECRET_FILE)));
    const mail = createMailer({
      smtpUrl: options.mail?.smtpUrl,
      from: options.mail?.from ?? getDefaultSender(siteUrl),
      folder: join(dataDir, 'mail'),
      log,
    });
    const services: Services = {
      db,
      mediaDir,
      formsDir: join(dataDir, 'forms'),
      formRetentionDays: options.formRetentionDays ?? FORM_RETENTION_DAYS,
      siteUrl,
      contentUrl,
      now: () => new Date(),
      log,
      keys,
      mail,
      ...(options.uploads && { uploads: options.uploads }),
    };
    const server = await startServer({ ...options, services });
    const delivery = startPurgeDelivery({ db, ...options.purge, log });
    const schedule = startSchedule(services);
    const sweep = startMediaSweep(services);
    const retention = startFormRetention(services);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
      stop: async () => {
        await server.stop();
        await schedule.stop();
        await sweep.stop();
        await retention.stop();
        await delivery.stop();
        await mail.settle();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Tables and first content are made through connections of their own, which wait as long as that takes. */
async function prepareDatabase({ databaseUrl, dataDir, contentUrl, readSeed }: ServiceOptions, mediaDir: string): Promise<void> {
  const db = await connect(databaseUrl);
  try {
    await prepare({ db, dataDir, mediaDir, contentUrl, readSeed });
  } finally {
    await db.destroy();
  }
}
