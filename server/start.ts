import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '#lib/env/env.ts';
import { listenProblem } from '#lib/process/ports.ts';
import { Problem } from '#lib/process/problem.ts';
import { createMedia } from './assets/media.ts';
import { loadStaticFiles } from './assets/static-files.ts';
import { loadScriptWords } from './html/script-words.ts';
import { originsOf } from './http/security.ts';
import { createLog } from '#lib/log/log.ts';
import { startNext } from './next-app.ts';
import { loadOwnFiles } from './own-files.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { loadStatusPages } from './pages/status-pages.ts';
import { createSite } from './site.ts';

/**
 * More than this over one question's time-out no visitor waits. Next asks a content service that hangs twice, one after the other: for the page, and for
 * the document of its error.
 */
const PAGE_GRACE_MS = 800;

/** Answers under way get this long when the site is stopped. */
const STOP_MS = 5000;
const SWEEP_MS = 50;

/**
 * Loads the built site and listens.
 * @throws Problem when there is no build, or the address can't be listened on
 */
export async function startSite(project: string, env: Env): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!existsSync(path.join(project, '.next', 'BUILD_ID'))) {
    throw new Problem({
      name: '.next',
      rule: 'must hold a complete build of the site; there is none.',
      remedy: 'Build the site first.',
      example: 'npm run build',
    });
  }
  const log = createLog(env.LOG_LEVEL);
  const origins = originsOf(env);
  const next = await startNext({ dir: project, host: env.HOST, port: env.PORT, siteUrl: env.SITE_URL });
  const ownFiles = await loadOwnFiles(origins);
  const made = { origins, loader: ownFiles.loader, scriptWords: await loadScriptWords(project) };
  const pages = createPages({ next, cache: createPageCache(env.PAGE_CACHE_MB), log, ...made });
  const site = createSite({
    next,
    pages,
    statusPages: await loadStatusPages(next, made),
    files: await loadStaticFiles(project, origins),
    ownFiles,
    media: createMedia({ folder: path.join(env.DATA_DIR, 'media'), contentUrl: env.CONTENT_URL, timeoutMs: env.CONTENT_TIMEOUT_MS, log }),
    pageTimeoutMs: env.CONTENT_TIMEOUT_MS + PAGE_GRACE_MS,
    secure: origins.secure,
    log,
  });
  await warmUp(pages, env.CONTENT_TIMEOUT_MS + PAGE_GRACE_MS);
  const listener = { host: env.HOST, port: env.PORT, hostVariable: 'HOST', portVariable: 'PORT' };
  try {
    site.listen(env.PORT, env.HOST);
    await once(site, 'listening');
  } catch (error) {
    throw listenProblem(listener, error) ?? error;
  }
  const stop = async () => {
    pages.stop();
    const closed = once(site, 'close');
    site.close();
    // A connection whose last answer has just ended would be kept open for the next request.
    const sweep = setInterval(() => site.closeIdleConnections(), SWEEP_MS);
    const limit = setTimeout(() => site.closeAllConnections(), STOP_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(limit);
    await next.close();
  };
  return { url: addressOf(env.HOST, env.PORT), stop };
}

/**
 * The first page takes seconds on a busy machine, for Next loads its code with it. No visitor shall wait for that, and none be told that a page is
 * unavailable because of it. Without content the site starts all the same.
 */
async function warmUp(pages: Pages, limitMs: number): Promise<void> {
  await Promise.race([pages.load('/', 'system').catch(() => undefined), sleep(limitMs, undefined, { ref: false })]);
}

/** A server that listens on every address is reached on this machine as localhost. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
