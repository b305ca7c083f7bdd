/** The site's HTTP server: decides which part handles a request. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { readPasswordTokens } from '#lib/content-passwords/password-cookie.ts';
import { getClientIp } from '#lib/http/client-ip.ts';
import { type ConnectionLimits, limitConnections } from '#lib/http/connections.ts';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import { MEDIA_FOLDER } from '#lib/http/send-media-file.ts';
import type { Log } from '#lib/log/log.ts';
import { hasSessionCookie } from '#lib/session/session-cookie.ts';
import { FEEDS_FOLDER } from '#lib/uri/feed-path.ts';
import { FRONT_PAGE } from '#lib/uri/front-page.ts';
import { toRoutePath } from '#lib/session/login-path.ts';
import { FILTERED_FOLDER, formatParameters, parseParameters, removeEmptyParameters } from '#lib/uri/parameters.ts';
import { isCanvasPath } from '#lib/preview/canvas.ts';
import { hidePreviewToken, isSharedPreviewPath } from '#lib/preview/shared-preview.ts';
import { PDF_FOLDER } from '#lib/uri/pdf-urls.ts';
import { PRESS_KIT_PATH } from '#lib/uri/press-kit-url.ts';
import { SOCIAL_IMAGES_FOLDER } from '#lib/uri/social-image-url.ts';
import { findPersonalRoute, isParameterRoute, PERSONAL_FOLDER } from '#lib/uri/personal-pages.ts';
import type { MediaHandler } from './assets/media.ts';
import type { RuntimeFiles } from './assets/runtime-files.ts';
import type { SecurityFiles } from './assets/security-text.ts';
import type { StaticFiles } from './assets/static-files.ts';
import { parseConsent } from './html/consent.ts';
import { parseThemeCookie } from './html/theme.ts';
import { parseVariant, type Variant } from './html/variant.ts';
import type { ApiHandler } from './http/api-handler.ts';
import type { PurgeHandler } from './http/purge-handler.ts';
import { hasBody, hasTwoHosts } from './http/request-framing.ts';
import { parseRequestTarget } from './http/request-target.ts';
import { sendAsset } from './http/send-asset.ts';
import { sendPage, sendPlain } from './http/send-response.ts';
import { API_PREFIX } from './next/api-routes.ts';
import { NEXT_URL_PREFIX } from './next/build-files.ts';
import { isInternalToNext, selectCookies, selectParameters } from './next/requests.ts';
import type { RenderBudget } from './pages/render-budget.ts';
import type { LoadResult, PageStore, PersonalTarget } from './pages/page-store.ts';
import { getPageKey, isPasswordFormPage, type Page, type PageStatus, PRIVATE_CACHE_CONTROL } from './pages/page.ts';
import { addSavedCount } from './pages/saved-count.ts';
import { type GetStatusPage, isInternalPath } from './pages/status-pages.ts';
import type { PageViews } from './page-views/page-views.ts';
import { CSP_REPORTS_PATH, parseRuntimeUrl, PURGE_ROUTE, RUNTIME_FOLDER } from './runtime-urls.ts';
import { getTimeoutFactor } from './timeout-factor.ts';
import { waitAtMost } from './wait-at-most.ts';

export interface SiteOptions {
  pages: PageStore;
  handleApi: ApiHandler;
  handlePurge: PurgeHandler;
  getStatusPage: GetStatusPage;
  staticFiles: StaticFiles;
  securityFiles: SecurityFiles;
  handleCspReport: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  runtimeFiles: RuntimeFiles;
  handleMedia: MediaHandler;
  pageViews: PageViews;
  budget: Pick<RenderBudget, 'isUsedUp'>;
  /** If an uncached page takes longer, the visitor gets 503. The page is still built and cached. */
  pageTimeoutMs: number;
  connectionLimits: ConnectionLimits;
  log: Log;
}

/** Larger headers are rejected with 431. Those of our pages are a tenth of it. */
const MAX_HEADER_BYTES = 16 * 1024;

/** A client that sends headers or a body very slowly occupies a socket. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** How often Node checks the two timeouts above. Its default is 30 seconds. */
const TIMEOUT_CHECK_MS = 5000;

/** Longer than the keep-alive timeout of load balancers in front of the server, so that none uses a socket that the server is closing. */
const KEEP_ALIVE_MS = 75_000;

export function createSite(options: SiteOptions): Server {
  const serverOptions = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    optimizeEmptyRequests: true,
  };
  const server = createServer(serverOptions);
  const handle: RequestListener = (request, response) => {
    if (!sendFromMemory(options, request, response)) handleSafely(options, request, response);
  };
  const listener = limitConnections(server, handle, options.connectionLimits);
  // Without the second listener, Node would accept the body of every request with `Expect: 100-continue`, even if the request is rejected.
  return server.on('request', listener).on('checkContinue', listener);
}

/** Nearly every request is for a page in memory. It needs no promise and no URL parsing. */
function sendFromMemory({ pages, pageViews }: SiteOptions, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (!isRead(method) || hasBody(request) || hasTwoHosts(request)) return false;
  const variant = getVariant(pages, request, url);
  // Only normalized paths without a query are cache keys.
  const page = pages.getCached(getPageKey(url, variant), url, variant);
  if (!page || (isPasswordFormPage(page) && canOpenProtected(request))) return false;
  sendPage(request, response, addSavedCount(page, request.headers));
  if (isDocument(page)) pageViews.count(request, url);
  return true;
}

function getVariant(pages: PageStore, { headers }: IncomingMessage, path: string, search?: string): Variant {
  // These files are the same for all visitors, and larger than a page.
  if (path.startsWith(PDF_FOLDER) || path.startsWith(SOCIAL_IMAGES_FOLDER) || path === PRESS_KIT_PATH) return 'system';
  return parseVariant(headers.cookie, search, pages.offersMeasurement() ? parseConsent(headers) : 'undecided');
}

/** Whether a page is a document that visitors view, and not a file or a failure. */
function isDocument({ status, notModifiedHeaders }: Page): boolean {
  return status === 200 && notModifiedHeaders[1]?.startsWith('text/html') === true;
}

/** Whether a visitor may see more of a password-protected page than the form for the password. */
function canOpenProtected({ headers: { cookie } }: IncomingMessage): boolean {
  return readPasswordTokens(cookie).length > 0 || hasSessionCookie(cookie);
}

/** Whether this visitor may see a different page than most visitors: the protected content, or private content for editors. */
function mayHaveOwnPage(request: IncomingMessage, result: LoadResult | null): boolean {
  if (result?.kind === 'status') return result.status === 404 && hasSessionCookie(request.headers.cookie);
  return result?.kind === 'page' && isPasswordFormPage(result.page) && canOpenProtected(request);
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

function handleSafely(options: SiteOptions, request: IncomingMessage, response: ServerResponse): void {
  handleRequest(options, request, response).catch((error: unknown) => {
    options.log('error', 'A request failed', { method: request.method, url: hidePreviewToken(request.url ?? ''), error });
    if (response.headersSent) response.destroy();
    else sendStatusPage(options, request, response, 500);
  });
}

async function handleRequest(options: SiteOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (hasTwoHosts(request)) return sendPlain(response, 400, { connection: 'close' });
  // The rest of an unused body would have to be read before the next request, so the connection is closed.
  const closing: Record<string, string> = hasBody(request) ? { connection: 'close' } : {};
  const target = parseRequestTarget(request.url ?? '');
  if (target.kind === 'rejected') {
    if (target.status === 404 && !hasBody(request)) sendStatusPage(options, request, response, 404);
    else sendPlain(response, target.status, closing);
    return;
  }
  const { path, search } = target;
  if (path === CSP_REPORTS_PATH) return await options.handleCspReport(request, response);
  const routePath = toRoutePath(path);
  if (routePath === PURGE_ROUTE || routePath === `${PURGE_ROUTE}/`) return await options.handlePurge(request, response);
  if (routePath !== null) return await options.handleApi(request, response, { path: routePath, publicPath: path, search });
  if (path.startsWith(API_PREFIX)) return sendPlain(response, 404, closing);
  if (!isRead(request.method)) return sendPlain(response, 405, { allow: 'GET, HEAD', ...closing });
  if (hasBody(request)) return sendPlain(response, 400, closing);

  const file = options.runtimeFiles.get(path) ?? (await (options.staticFiles.get(path) ?? options.securityFiles.get(path)));
  if (file) return sendAsset(request, response, file);
  if (path.startsWith(MEDIA_FOLDER)) return await options.handleMedia(request, response, path);
  if (path.startsWith(RUNTIME_FOLDER)) return await sendRuntime(options, request, response, path);
  if (path.startsWith(NEXT_URL_PREFIX)) return sendPlain(response, 404);
  if (isPrivateRoute(path) && findPersonalRoute(path, search) === null) return sendStatusPage(options, request, response, 404);
  await sendPath(options, request, response, path, search);
}

/** Whether a path belongs to a route that visitors do not reach by its path. */
function isPrivateRoute(path: string): boolean {
  return (
    isInternalPath(path) ||
    isInternalToNext(path) ||
    isParameterRoute(path) ||
    path.startsWith(FEEDS_FOLDER) ||
    path.startsWith(FILTERED_FOLDER) ||
    path.startsWith(PERSONAL_FOLDER)
  );
}

async function sendPath(
  options: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
): Promise<void> {
  const variant = getVariant(options.pages, request, path, search);
  const route = findPersonalRoute(path, search);
  if (route !== null)
    // Parameters of other pages have no effect on a shared preview, and none on the blocks of an open editor.
    return await sendPersonal(options, request, response, {
      path: route,
      route,
      variant,
      search: isSharedPreviewPath(route) || isCanvasPath(route) ? '' : selectParameters(search),
    });
  // Without scripts, a form sends its empty fields as well. The address that visitors copy has only those with a value.
  const nonEmptySearch = removeEmptyParameters(search);
  if (nonEmptySearch !== null)
    return sendRedirect(
      response,
      { status: 302, location: path },
      { search: nonEmptySearch, cacheControl: 'public, max-age=0, must-revalidate' },
    );
  // Parameters that no page reads, such as campaign parameters, must not create a separate page per visit.
  const query = formatParameters(parseParameters(search));
  const page = query === '' ? options.pages.getCached(getPageKey(path, variant), path, variant) : undefined;
  const result: LoadResult | null = page
    ? { kind: 'page', page }
    : await waitForPage(options, { path, search: query }, getNetwork(request), (network) =>
        options.pages.load(path, variant, query, network),
      );
  if (mayHaveOwnPage(request, result))
    return await sendPersonal(options, request, response, { path, route: toPersonalRoute(path), variant, search: query });
  if (result?.kind === 'redirect') return sendRedirect(response, result, { search, cacheControl: 'public, max-age=0, must-revalidate' });
  sendResult(options, request, response, result);
  if (result?.kind === 'page' && isDocument(result.page)) options.pageViews.count(request, path);
}

/** @returns null if the page takes too long */
async function waitForPage<Result>(
  { budget, pageTimeoutMs }: SiteOptions,
  { path, search }: { path: string; search: string },
  network: string,
  load: (network: string) => Promise<Result>,
): Promise<Result | null> {
  const factor = getTimeoutFactor({ path, search, isOverBudget: budget.isUsedUp(network) });
  return await waitAtMost(load(network), factor * pageTimeoutMs);
}

function toPersonalRoute(path: string): string {
  return path === '/' ? `${PERSONAL_FOLDER}${FRONT_PAGE}/` : `${PERSONAL_FOLDER}${path.slice(1)}`;
}

/** A page that depends on the visitor's cookies, such as a preview: it is rendered for this request and is in no cache. */
async function sendPersonal(
  options: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
  target: PersonalTarget,
): Promise<void> {
  const cookies = selectCookies(request.headers.cookie);
  const result = await waitForPage(options, target, getNetwork(request), (network) => options.pages.loadPersonal(target, cookies, network));
  if (result?.kind === 'redirect') sendRedirect(response, result, { search: '', cacheControl: PRIVATE_CACHE_CONTROL });
  else sendResult(options, request, response, result);
}

function sendResult(
  options: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
  result: Exclude<LoadResult, { kind: 'redirect' }> | null,
): void {
  if (result === null) sendStatusPage(options, request, response, 503);
  else if (result.kind === 'status') sendStatusPage(options, request, response, result.status);
  else sendPage(request, response, addSavedCount(result.page, request.headers));
}

/** The network whose budget the rendering of a page counts against. */
function getNetwork(request: IncomingMessage): string {
  return toNetworkPrefix(getClientIp(request));
}

/** The new URL of a page of this site keeps the query, for example the parameters of a campaign. */
function sendRedirect(
  response: ServerResponse,
  { status, location }: { status: number; location: string },
  { search, cacheControl }: { search: string; cacheControl: string },
): void {
  const target = location.startsWith('/') ? addParameters(location, search) : location;
  sendPlain(response, status, { location: target, 'cache-control': cacheControl });
}

/** @param search with its question mark, or empty; the parameters of the location come first */
function addParameters(location: string, search: string): string {
  if (search.length < 2) return location;
  const [path = '', fragment] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${search.slice(1)}${fragment === undefined ? '' : `#${fragment}`}`;
}

function sendStatusPage(options: SiteOptions, request: IncomingMessage, response: ServerResponse, status: PageStatus): void {
  const page = options.getStatusPage(status, parseThemeCookie(request.headers.cookie));
  sendPage(request, response, addSavedCount(page, request.headers));
}

async function sendRuntime(options: SiteOptions, request: IncomingMessage, response: ServerResponse, urlPath: string): Promise<void> {
  const target = parseRuntimeUrl(urlPath);
  // The runtime of a page that is no longer in memory is rendered again.
  const canRender = target !== null && !isPrivateRoute(target.path) && !target.path.startsWith(API_PREFIX);
  const runtime = canRender
    ? await options.pages.getRuntime(target.hash, target.path, getNetwork(request))
    : target && options.pages.findRuntime(target.hash);
  if (runtime) sendPage(request, response, runtime);
  else sendPlain(response, 404);
}
