/** The site's HTTP server: which part answers which request. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServeMedia } from './assets/media.ts';
import { MEDIA_FOLDER } from './assets/media.ts';
import { sendAsset } from './assets/send-asset.ts';
import type { StaticFiles } from './assets/static-files.ts';
import { sendPage, sendPlain } from './http/respond.ts';
import { parseTarget } from './http/target.ts';
import { visitorAddress } from '#lib/http/visitor-address.ts';
import { FILTERED_FOLDER, readParameters, writeParameters } from '#lib/uri/parameters.ts';
import { readTheme, type Theme } from './html/theme.ts';
import type { Log } from '#lib/log/log.ts';
import type { NextApp } from './next-app.ts';
import type { OwnFiles } from './own-files.ts';
import { RUNTIME_FOLDER } from './pages/make-page.ts';
import { pageKey } from './pages/page.ts';
import type { Loaded, Pages } from './pages/pages.ts';
import { isStatusPath, type StatusPages } from './pages/status-pages.ts';

export interface Parts {
  next: NextApp;
  pages: Pages;
  statusPages: StatusPages;
  files: StaticFiles;
  ownFiles: OwnFiles;
  media: ServeMedia;
  /** Visitors wait no longer for a page nobody has seen yet; it goes on being made. */
  pageTimeoutMs: number;
  secure: boolean;
  log: Log;
}

/** Larger heads are refused with 431: ours are a tenth of it. */
const MAX_HEADER_BYTES = 16 * 1024;

/** A head that comes drop by drop holds a socket; so does a body. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** How often both are looked at: by default half a minute, in which such a socket costs nothing to open. */
const CHECKING_INTERVAL_MS = 5000;

/** Longer than the load balancers in front of it wait, so that none sends into a socket that is being closed. */
const KEEP_ALIVE_MS = 75_000;

/** Draft mode's cookie: such a visitor sees what others must not, and nothing of it is kept. */
const DRAFT_COOKIE = '__prerender_bypass=';

export function createSite(parts: Parts): Server {
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECKING_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    optimizeEmptyRequests: true,
  };
  return createServer(options, (request, response) => {
    if (!answerAtOnce(parts, request, response)) answerSafely(parts, request, response);
  });
}

/** Pages that are in memory, which is nearly every request: no promise, no parsing. */
function answerAtOnce({ pages }: Parts, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers['rsc'] !== undefined) return false;
  const theme = readTheme(headers.cookie);
  // Only normalised paths without a query are keys.
  const page = isDraft(headers.cookie) ? undefined : pages.cached(pageKey(url, theme), url, theme);
  if (!page) return false;
  sendPage(request, response, page);
  return true;
}

function isDraft(cookies: string | undefined): boolean {
  return cookies !== undefined && cookies.includes(DRAFT_COOKIE);
}

function answerSafely(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  answer(parts, request, response).catch((error: unknown) => {
    parts.log('error', 'request failed', { method: request.method, url: request.url, error });
    if (response.headersSent) response.destroy();
    else sendStatus(parts, request, response, 500);
  });
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = parseTarget(request.url ?? '');
  if (target.kind === 'refused') {
    if (target.status === 404) sendStatus(parts, request, response, 404);
    else sendPlain(response, target.status);
    return;
  }
  const { path, search } = target;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith('/api/')) return await passToNext(parts, request, response, path + search);
  if (!reads) return sendPlain(response, 405, { allow: 'GET, HEAD' });

  const file = parts.ownFiles.get(path) ?? (await parts.files.get(path));
  if (file) return sendAsset(request, response, file);
  if (path.startsWith(MEDIA_FOLDER)) return await parts.media(request, response, path);
  if (path.startsWith(RUNTIME_FOLDER)) return await sendRuntime(parts, request, response, path);
  if (path.startsWith('/_next/')) return sendPlain(response, 404);
  if (isStatusPath(path) || path.startsWith(FILTERED_FOLDER)) return sendStatus(parts, request, response, 404);
  if (request.headers['rsc'] !== undefined || isDraft(request.headers.cookie))
    return await passToNext(parts, request, response, path + search);
  await sendPath(parts, request, response, path, search);
}

async function sendPath(parts: Parts, request: IncomingMessage, response: ServerResponse, path: string, search: string): Promise<void> {
  const theme = readTheme(request.headers.cookie);
  // Only what a page knows is asked of it: campaigns' parameters would make one page out of every visit.
  const query = writeParameters(readParameters(search));
  const page = query === '' ? parts.pages.cached(pageKey(path, theme), path, theme) : undefined;
  if (page) return sendPage(request, response, page);
  const loaded = await within(parts.pages.load(path, theme, query), parts.pageTimeoutMs);
  if (loaded === null) sendStatus(parts, request, response, 503);
  else if (loaded.kind === 'status') sendStatus(parts, request, response, loaded.status);
  else if (loaded.kind === 'redirect') sendRedirect(response, loaded, search);
  else sendPage(request, response, loaded.page);
}

/** @returns null when the time is over */
async function within(loading: Promise<Loaded>, ms: number): Promise<Loaded | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  try {
    return await Promise.race([loading, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Campaign parameters go on to the address that the page has now. */
function sendRedirect(response: ServerResponse, { status, location }: { status: number; location: string }, search: string): void {
  const target = location.startsWith('/') && !/[?#]/.test(location) ? location + search : location;
  sendPlain(response, status, { location: target, 'cache-control': 'public, max-age=0, must-revalidate' });
}

function sendStatus(parts: Parts, request: IncomingMessage, response: ServerResponse, status: 404 | 500 | 503): void {
  const theme: Theme = readTheme(request.headers.cookie);
  sendPage(request, response, parts.statusPages(status, theme));
}

/** `/_runtime/<hash>/<path of the page>` */
async function sendRuntime(parts: Parts, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const rest = path.slice(RUNTIME_FOLDER.length);
  const slash = rest.indexOf('/');
  const hash = rest.slice(0, slash === -1 ? undefined : slash);
  if (slash === -1 || !/^[\w-]{22}$/.test(hash)) return sendPlain(response, 404);
  const runtime = await parts.pages.runtime(hash, rest.slice(slash));
  if (runtime) sendPage(request, response, runtime);
  else sendPlain(response, 404);
}

async function passToNext(parts: Parts, request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  if (parts.secure) response.setHeader('strict-transport-security', 'max-age=31536000');
  request.url = url;
  // What the visitor claims to be is replaced by what the connection tells: limits hang on it.
  request.headers['x-forwarded-for'] = visitorAddress(request);
  await parts.next.handle(request, response);
}
