/** Starts the content service, by itself (`npm run content`) or as part of `npm start`. */
import { getConfiguredSecret, readEnv } from '#lib/env/env.ts';
import { reportMessage, runSupervised } from '#lib/process/supervised.ts';
import { isDiskFullError } from './db/disk-full.ts';
import { createDiskFullError } from './db/embedded/data-folder.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { startContentService } from './service.ts';

await runSupervised(async ({ fail }) => {
  const env = readEnv();
  const log = (detail: string) => reportMessage({ step: 'database', state: 'progress', detail });
  const canCreate = env.ALLOW_NEW_DATABASE;
  const embedded =
    env.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log, canCreate, onCrashLoop: fail }) : undefined;
  try {
    const service = await startContentService({
      databaseUrl: env.DATABASE_URL ?? embedded?.url ?? '',
      preparesStatements: env.DATABASE_PREPARED_STATEMENTS,
      dataDir: env.DATA_DIR,
      canCreateDatabase: canCreate,
      host: env.CONTENT_HOST,
      port: env.CONTENT_PORT,
      graphqlPath: env.GRAPHQL_PATH,
      siteUrl: env.SITE_URL,
      loginPath: env.LOGIN_PATH,
      apiBasePath: env.API_BASE_PATH,
      contentUrl: env.CONTENT_URL,
      catalogue: env.CATALOGUE,
      allowIntrospection: env.NODE_ENV !== 'production',
      maxAgeSeconds: env.GRAPHQL_MAX_AGE_SECONDS,
      graphqlAccess: env.GRAPHQL_ACCESS,
      savedQueryDays: env.SAVED_QUERY_DAYS,
      logLevel: env.LOG_LEVEL,
      ...(env.CONTENT_CACHE_URL && { cache: { url: env.CONTENT_CACHE_URL, token: env.CONTENT_CACHE_TOKEN ?? '' } }),
      ...(env.PURGE_WEBHOOK_URL && { purge: { url: env.PURGE_WEBHOOK_URL, secret: env.PURGE_WEBHOOK_SECRET } }),
      metricsToken: env.METRICS_TOKEN,
      uploads: { maxBytes: env.MAX_UPLOAD_MB * 1024 * 1024, allowedHosts: env.MEDIA_FETCH_HOSTS ?? [] },
      preparesImageVariants: env.PREPARE_IMAGE_VARIANTS,
      sharedSecret: getConfiguredSecret(env),
      adminPassword: env.ADMIN_PASSWORD,
      formRetentionDays: env.FORM_RETENTION_DAYS,
      email: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
      readSeed: async () => (await import('./seed/index.ts')).seed,
    });
    const stop = async () => {
      await service.stop();
      await embedded?.stop();
    };
    return { url: service.url, stop };
  } catch (error) {
    await embedded?.stop();
    throw isDiskFullError(error) ? createDiskFullError(env.DATA_DIR, error) : error;
  }
});
