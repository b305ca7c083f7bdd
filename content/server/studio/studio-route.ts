/**
 * `/studio/`: the editor's application, which `npm start` builds into `studio/dist` (studio/README.md). Every path without a file extension is a screen of
 * the application, so it gets the same page. Its files have a hash in their names and never change.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { HttpError } from '../http-error.ts';
import { sendResponse, type RequestContext, type Route } from '../request-context.ts';

const STUDIO_PATH = '/studio/';
const EDITOR_PAGE = 'editor.html';
const DIST = join(import.meta.dirname, '../../../studio/dist');

const typesByExtension: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Enough for the whole application. */
const MAX_CACHE_BYTES = 12_000_000;

/**
 * The editor sets styles in scripts and shows the text of a page in a frame from a `blob:` URL. Everything else comes from this origin, where
 * `canvas.ts` also provides the stylesheets and fonts of the site.
 * @param siteUrl the previews in frames come from there
 */
const getContentSecurityPolicy = (siteUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' blob: ${siteUrl}`,
    // The canvas has a base URL of its own.
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

type StudioFile = { body: Buffer; encoding?: 'br' };

type StudioOptions = {
  siteUrl: string;
  /** Prepares what the editor requests after its page. */
  prepareEditor: () => void;
  /** With the built files. */
  folder?: string;
};

export function studioRoute({ siteUrl, prepareEditor, folder = DIST }: StudioOptions): Route {
  const files = new LRUCache<string, StudioFile>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ body }) => body.length + 1 });
  const contentSecurityPolicy = getContentSecurityPolicy(siteUrl);

  async function readStudioFile(name: string, acceptsBrotli: boolean): Promise<StudioFile | null> {
    const key = `${name}${acceptsBrotli ? '.br' : ''}`;
    const kept = files.get(key);
    if (kept) return kept;
    const compressed = acceptsBrotli ? await readFile(join(folder, `${name}.br`)).catch(() => null) : null;
    const body = compressed ?? (await readFile(join(folder, name)).catch(() => null));
    if (!body) return null;
    const file: StudioFile = { body, ...(compressed && { encoding: 'br' }) };
    // The page changes with each build; everything else has a hash in its name.
    if (extname(name) !== '.html') files.set(key, file);
    return file;
  }

  return {
    matches: ({ request, pathname }) =>
      (request.method === 'GET' || request.method === 'HEAD') &&
      (pathname.startsWith(STUDIO_PATH) || pathname === STUDIO_PATH.slice(0, -1)),
    handle: async ({ request, response, pathname }: RequestContext) => {
      if (pathname === STUDIO_PATH.slice(0, -1)) return sendResponse(response, 301, '', { location: STUDIO_PATH });
      const name = getFileName(pathname);
      const type = typesByExtension[extname(name)];
      const acceptsBrotli = new Negotiator(request).encodings(['br', 'identity'])[0] === 'br';
      const file = type === undefined ? null : await readStudioFile(name, acceptsBrotli);
      if (!file || type === undefined) {
        if (!existsSync(folder))
          throw new HttpError(503, 'The studio is not built. Start the site with "npm start", or run "npm run build:studio".');
        throw new HttpError(404, `There is no file ${pathname} of the studio.`);
      }
      const isPage = extname(name) === '.html';
      if (name === EDITOR_PAGE) prepareEditor();
      sendResponse(response, 200, request.method === 'HEAD' ? '' : file.body, {
        'content-type': type,
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'x-robots-tag': 'noindex',
        ...(file.encoding && { 'content-encoding': file.encoding }),
        ...(isPage && {
          'content-security-policy': contentSecurityPolicy,
          'referrer-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
        }),
      });
    },
  };
}

/** WordPress's editor changes the last segment of its address to `post.php`. */
const EDITOR_PATH = /^edit\/\w+\/(?:post\.php)?$/;

/** @returns the page of the screens for every path without a file, or that of the editor */
function getFileName(pathname: string): string {
  const path = pathname.slice(STUDIO_PATH.length);
  const extension = extname(path);
  if (extension === '' || extension === '.php') return EDITOR_PATH.test(path) ? EDITOR_PAGE : 'index.html';
  return normalize(`/${path}`).slice(1);
}
