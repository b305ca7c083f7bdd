/**
 * The site's stylesheets and fonts, for the canvas of the studio: its content security policy allows only files of this origin. The names of the stylesheets
 * change with each build of the site, so `/studio/site-styles.css` imports them.
 */
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../commands/core/services.ts';
import { createConcurrencyLimiter } from '../concurrency-limiter.ts';
import { HttpError } from '../http-error.ts';
import { sendResponse, type Route } from '../request-context.ts';
import { RestError } from '../rest/wp/framework/rest-error.ts';
import type { SiteStyles } from './site-styles.ts';

const STYLES_PATH = '/studio/site-styles.css';

/** Build files have a hash in their names. */
const FILE_PATH = /^\/(?:_next\/static|fonts)(?:\/[\w~-][\w.~-]*)+$/;

const typesByExtension: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const MAX_FILE_BYTES = 4_000_000;
const MAX_CACHE_BYTES = 8_000_000;
const TIMEOUT_MS = 10_000;

/** Fonts of the site have no hash in their names. */
const MAX_AGE_MS = 3_600_000;

/** A file that the site does not have is requested again after this time. */
const MISSING_MAX_AGE_MS = 15_000;

/** Bytes of an entry without a file. */
const ENTRY_BYTES = 300;

/** The site's own limits count all of these requests as those of one client. */
const fetchLimits = { maxRunning: 4, maxWaiting: 100, maxWaitingPerNetwork: 40, maxWaitMs: 5_000 };

export function siteFilesRoutes({ siteUrl }: Pick<Services, 'siteUrl'>, styles: SiteStyles): readonly Route[] {
  const limiter = createConcurrencyLimiter(fetchLimits);
  const files = new LRUCache<string, { bytes: Buffer | undefined }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => ENTRY_BYTES + (bytes?.length ?? 0),
    ttl: MAX_AGE_MS,
    fetchMethod: async (path, _former, { options }) => {
      const bytes = await fetchFile(siteUrl, path);
      if (!bytes) options.ttl = MISSING_MAX_AGE_MS;
      return { bytes };
    },
  });
  const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';
  return [
    {
      matches: ({ request, pathname }) => isRead(request.method) && pathname === STYLES_PATH,
      handle: async ({ response }) => {
        const css = await styles.load().catch((error: unknown) => {
          if (error instanceof RestError) throw new HttpError(error.status, error.message);
          throw error;
        });
        sendResponse(response, 200, css, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
      },
    },
    {
      matches: ({ request, pathname }) => isRead(request.method) && FILE_PATH.test(pathname) && extname(pathname) in typesByExtension,
      handle: async ({ response, pathname, client }) => {
        const file = files.get(pathname) ?? (await limiter.run(client, () => files.fetch(pathname)));
        if (!file?.bytes) throw new HttpError(404, `The site has no file ${pathname}.`);
        sendResponse(response, 200, file.bytes, {
          'content-type': typesByExtension[extname(pathname)] ?? 'application/octet-stream',
          'cache-control': pathname.startsWith('/fonts/') ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
          // An SVG file that is opened by its address must not run scripts.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'x-robots-tag': 'noindex',
        });
      },
    },
  ];
}

/** @returns undefined if the site has no such file @throws HttpError 502 */
async function fetchFile(siteUrl: string, path: string): Promise<Buffer | undefined> {
  let response: Response;
  try {
    response = await fetch(siteUrl + path, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    const bytes = response.ok ? await readLimitedBytes(response.body) : null;
    if (bytes) return bytes;
  } catch (error) {
    throw new HttpError(
      502,
      `The site cannot be reached at ${siteUrl} (SITE_URL): ${error instanceof Error ? error.message : 'unknown error'}.`,
    );
  }
  throw new HttpError(502, `The site sent no usable file for ${path} (status ${response.status}).`);
}

/** @returns null if the body is larger than a file of the site can be */
async function readLimitedBytes(body: ReadableStream<Uint8Array> | null): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_FILE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
