import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_CACHE_FOLDER } from '#lib/env/data-folders.ts';
import { type Env, toContentUrl } from '#lib/env/env.ts';
import { getLocalUrl } from '#lib/env/local-url.ts';
import { getConnectionLimits, LISTEN_BACKLOG } from '#lib/http/connection-limits.ts';
import { createLog } from '#lib/log/log.ts';
import { watchDescriptors } from '#lib/process/file-descriptors.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { toListenError } from '#lib/process/ports.ts';
import { listAcceptedSecrets } from '#lib/secrets/shared-secret.ts';
import { readSharedSecret } from '#lib/session/shared-secret.ts';
import { derivePurgeSecret } from '#lib/webhook/purge-secret.ts';
import { createMediaHandler } from './assets/media.ts';
import { loadRuntimeFiles } from './assets/runtime-files.ts';
import { loadSecurityFiles } from './assets/security-text.ts';
import { loadStaticFiles } from './assets/static-files.ts';
import { openCdn } from './cdn/open-cdn.ts';
import { createApiHandler } from './http/api-handler.ts';
import { createCspReportHandler } from './http/csp-reports.ts';
import { createPurgeHandler } from './http/purge-handler.ts';
import { getAllowedOrigins } from './http/security.ts';
import { loadApiRoutes } from './next/api-routes.ts';
import { BUILD_FOLDER, hasCompleteBuild, readBuildId } from './next/build-files.ts';
import { startNext } from './next/next-app.ts';
import { loadContentPaths } from './next/page-routes.ts';
import { loadStylesheets } from './next/build-styles.ts';
import { loadScriptNames } from './next/script-names.ts';
import { runSelfTest } from './next/self-test.ts';
import { getAffectedKeys } from './pages/content-changes.ts';
import { createDiskCache } from './pages/disk-cache.ts';
import { createPageAndDocumentCache } from './pages/page-cache.ts';
import { createPageLookup } from './pages/page-lookup.ts';
import { createPageStore } from './pages/page-store.ts';
import { createRenderBudget } from './pages/render-budget.ts';
import { createRenderPage } from './pages/render-page.ts';
import { createPauseFactor } from './pages/render-pauses.ts';
import { loadStatusPages } from './pages/status-pages.ts';
import { createPageViews } from './page-views/page-views.ts';
import { reportPageViews } from './page-views/report-page-views.ts';
import { createSite } from './site.ts';
import { loadFrontPage, loadSearch } from './warm-up.ts';

/**
 * How much longer than the timeout of one request to the content service a visitor waits. When the content service hangs, Next waits twice, one after
 * the other: for the page, and for the document of its error.
 */
const PAGE_GRACE_MS = 500;

/** Rendering keeps a CPU core busy. With a few concurrent renders, one can use the core while the others wait for the content service. */
const RENDERS_PER_PROCESS = 3;

/** A render may take longer than its visitor waits, because the page is cached when it is ready. */
const RENDER_TIMEOUT_FACTOR = 3;

/** When the site stops, open requests may take as long as a page may take, and this much longer. */
const STOP_GRACE_MS = 200;

const IDLE_CHECK_MS = 50;

/** The content service creates variants of images when they are requested, one after the other (decision 48). */
const MEDIA_TIMEOUT_MS = 30_000;

/** Pages are written to disk slowly, because a page that is lost is only rendered again. When the site stops, the rest is written. */
const SAVE_INTERVAL_MS = 5000;
const PAGES_PER_SAVE = 50;
const FINAL_SAVE_MS = 2000;

/** How long the site waits when it stops until the last page views are stored. */
const FINAL_REPORT_MS = 2000;

/**
 * Loads the built site and listens.
 * @throws OperationalError when there is no build, or when the server cannot listen on its address
 */
export async function startSite(project: string, env: Env): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!hasCompleteBuild(project)) {
    throw new OperationalError({
      name: BUILD_FOLDER,
      rule: 'must contain a complete build of the site.',
      remedy: 'Build the site first.',
      example: 'npm run build',
    });
  }
  const log = createLog(env.LOG_LEVEL);
  const origins = getAllowedOrigins(env);
  const pageTimeoutMs = env.CONTENT_TIMEOUT_MS + PAGE_GRACE_MS;
  // Next's processes take the longest to start. Meanwhile, this process loads everything that does not need them.
  const starting = startNext({
    dir: project,
    host: env.HOST,
    port: env.PORT,
    siteUrl: env.SITE_URL,
    workers: env.RENDER_PROCESSES,
    workerMemoryMb: env.RENDER_MEMORY_MB,
    renderTimeoutMs: RENDER_TIMEOUT_FACTOR * pageTimeoutMs,
    log,
  });
  // The error is thrown where the result is awaited.
  starting.catch(() => {});
  const cache = createPageAndDocumentCache(env.PAGE_CACHE_MB);
  const maxAgeMs = env.PAGE_MAX_AGE_SECONDS * 1000;
  const [runtimeFiles, staticFiles, getScriptNames, getStylesheet] = await Promise.all([
    loadRuntimeFiles(origins),
    loadStaticFiles(project, origins),
    loadScriptNames(project),
    loadStylesheets(project),
  ]);
  const cdn = openCdn(env, log);
  const createCdnHeaders = (contentKeys: readonly string[]) => cdn?.createHeaders(contentKeys) ?? [];
  const diskCache = createDiskCache({
    folder: path.join(env.DATA_DIR, PAGE_CACHE_FOLDER),
    version: [await readBuildId(project), runtimeFiles.loaderUrl, runtimeFiles.measureUrl, ...getPageSettings(env)],
    cache,
    createCdnHeaders,
    maxAgeMs,
    log,
  });
  await diskCache.load();
  const next = await starting;
  const brokenAssumptions = await runSelfTest(next, project);
  for (const { message } of brokenAssumptions) log('error', message);
  const buildOptions = {
    origins,
    loaderUrl: runtimeFiles.loaderUrl,
    measureUrl: runtimeFiles.measureUrl,
    translateUrl: runtimeFiles.translateUrl,
    getScriptNames,
    getStylesheet,
    servesNextDocuments: brokenAssumptions.some(({ breaksDocuments }) => breaksDocuments),
  };
  const budget = createRenderBudget();
  const render = createRenderPage({
    next,
    maxConcurrent: RENDERS_PER_PROCESS * env.RENDER_PROCESSES,
    maxOverBudget: env.RENDER_PROCESSES,
    getPauseFactor: createPauseFactor(),
    budget,
    pageTimeoutMs,
  });
  const lookup = createPageLookup({
    endpoint: toContentUrl(env.GRAPHQL_PATH),
    siteUrl: env.SITE_URL,
    isContentPath: await loadContentPaths(project),
  });
  const pages = createPageStore({
    render,
    lookup,
    cache,
    createCdnHeaders,
    removeSaved: diskCache.remove,
    widgetUrl: env.TRANSLATION_SCRIPT_URL === 'off' ? null : env.TRANSLATION_SCRIPT_URL,
    maxRenewals: env.RENDER_PROCESSES,
    maxAgeMs,
    log,
    ...buildOptions,
  });
  const descriptors = watchDescriptors(log);
  const mediaFolder = path.join(env.DATA_DIR, 'media');
  const pageViews = createPageViews({ report: reportPageViews, log });
  const site = createSite({
    pages,
    pageViews,
    handleApi: createApiHandler({ next, routes: await loadApiRoutes(next, project, log), origins, timeoutMs: 2 * pageTimeoutMs, log }),
    handlePurge: createPurgeHandler({
      listSecrets: () => listPurgeSecrets(env),
      purge: async (changes) => {
        await pages.purge(changes);
        cdn?.purge(changes.flatMap((change) => [...getAffectedKeys(change).changed]));
      },
      log,
    }),
    getStatusPage: await loadStatusPages(async (path) => await render(path, { kind: 'revalidation' }), buildOptions),
    staticFiles,
    securityFiles: await loadSecurityFiles(project, env, origins),
    handleCspReport: createCspReportHandler(log),
    runtimeFiles,
    handleMedia: createMediaHandler({ folder: mediaFolder, contentUrl: env.CONTENT_URL, timeoutMs: MEDIA_TIMEOUT_MS, log }),
    budget,
    pageTimeoutMs,
    connectionLimits: getConnectionLimits(log),
    log,
  });
  await loadFrontPage(pages, pageTimeoutMs);
  const listenAddress = { host: env.HOST, port: env.PORT, hostVariable: 'HOST', portVariable: 'PORT' };
  try {
    site.listen({ port: env.PORT, host: env.HOST, backlog: LISTEN_BACKLOG });
    await once(site, 'listening');
  } catch (error) {
    throw toListenError(listenAddress, error) ?? error;
  }
  void loadSearch(pages);
  const saving = setInterval(() => void diskCache.save(PAGES_PER_SAVE), SAVE_INTERVAL_MS);
  const stop = async () => {
    clearInterval(saving);
    descriptors.stop();
    pages.stop();
    cdn?.stop();
    await closeServer(site, pageTimeoutMs + STOP_GRACE_MS);
    await Promise.all([
      next.close(),
      Promise.race([pageViews.stop(), sleep(FINAL_REPORT_MS, undefined, { ref: false })]),
      Promise.race([diskCache.save(Infinity), sleep(FINAL_SAVE_MS, undefined, { ref: false })]),
    ]);
  };
  return { url: getLocalUrl(env.HOST, env.PORT), stop };
}

/** The secrets with which the content service may sign what it reports. */
function listPurgeSecrets({ PURGE_WEBHOOK_SECRET }: Env): string[] {
  if (PURGE_WEBHOOK_SECRET !== undefined) return [PURGE_WEBHOOK_SECRET];
  const sharedSecret = readSharedSecret();
  return sharedSecret === null ? [] : listAcceptedSecrets(sharedSecret, new Date()).map(derivePurgeSecret);
}

/** Settings whose values are part of pages. */
function getPageSettings(env: Env): string[] {
  return [
    env.SITE_URL,
    env.CONTENT_URL,
    env.GRAPHQL_PATH,
    env.FORM_HOSTS.join(),
    env.ASSET_HOSTS.join(),
    env.MAP_STYLE_URL ?? '',
    env.TRANSLATION_SCRIPT_URL,
    String(env.CATALOGUE),
  ];
}

/** @param limitMs connections that are still open after this time are closed */
async function closeServer(server: Server, limitMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Otherwise, a connection whose last response has just ended would stay open for another request.
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(limit);
}
