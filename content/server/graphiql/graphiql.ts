/**
 * GraphiQL, served from node_modules without requests to other hosts. Only for development, where `allowIntrospection` is set. Its files are read at the
 * first request for one of them.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fresh from 'fresh';
import { escapeHtml } from '../../rendering/html/escape.ts';
import { sendResponse, type RequestContext, type Route } from '../request-context.ts';

/** Where WPGraphQL has its GraphiQL page. */
const PAGE_PATH = '/wp-admin/admin.php';
const PAGE_NAME = 'graphiql-ide';
const ASSETS_PATH = '/graphiql/';

const scriptType = 'text/javascript; charset=utf-8';
const styleType = 'text/css; charset=utf-8';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // The editor adds style elements for its themes.
  "style-src 'self' 'unsafe-inline'",
  'font-src data:',
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Asset = { type: string; body: Buffer; etag: string };
type AssetSource = { type: string; read: () => Promise<string> };

const bundled = (type: string, name: 'js' | 'css' | 'editorWorkerService' | 'jsonWorker' | 'graphqlWorker'): AssetSource => ({
  type,
  read: async () => (await import('@graphql-yoga/render-graphiql/graphiql'))[name],
});
const own = (type: string, file: string): AssetSource => ({ type, read: () => readFile(join(import.meta.dirname, file), 'utf8') });

const sources: Readonly<Record<string, AssetSource>> = {
  'graphiql.js': bundled(scriptType, 'js'),
  'graphiql.css': bundled(styleType, 'css'),
  'editor-worker.js': bundled(scriptType, 'editorWorkerService'),
  'json-worker.js': bundled(scriptType, 'jsonWorker'),
  'graphql-worker.js': bundled(scriptType, 'graphqlWorker'),
  'page.js': own(scriptType, 'page.browser.js'),
  'page.css': own(styleType, 'page.css'),
};

const assets = new Map<string, Promise<Asset>>();

const compress = promisify(gzip);

async function readAsset({ type, read }: AssetSource): Promise<Asset> {
  const body = await compress(await read());
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

function getAsset(name: string): Promise<Asset> | null {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!source) return null;
  const asset = assets.get(name) ?? readAsset(source);
  assets.set(name, asset);
  return asset;
}

async function sendAsset({ request, response, pathname }: RequestContext): Promise<void> {
  const asset = await getAsset(pathname.slice(ASSETS_PATH.length));
  if (!asset) return sendResponse(response, 404, 'Not found.\n', { 'content-type': 'text/plain; charset=utf-8' });
  const headers = { 'content-type': asset.type, 'cache-control': 'no-cache', etag: asset.etag };
  if (fresh(request.headers, headers)) return sendResponse(response, 304, '', headers);
  return sendResponse(response, 200, asset.body, { ...headers, 'content-encoding': 'gzip' });
}

function renderPage(endpoint: string): string {
  return `<!doctype html>
<html lang="en" data-endpoint="${escapeHtml(endpoint)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${ASSETS_PATH}graphiql.css">
<link rel="stylesheet" href="${ASSETS_PATH}page.css">
<script src="${ASSETS_PATH}graphiql.js" defer></script>
<script src="${ASSETS_PATH}page.js" defer></script>
</head>
<body>
<header class="account">
<p>Queries are sent as <strong id="viewer">a visitor</strong>.</p>
<label id="as-visitor-label" hidden><input type="checkbox" id="as-visitor"> Send as a visitor</label>
<button type="button" id="open-sign-in">Sign in</button>
<button type="button" id="sign-out" hidden>Sign out</button>
</header>
<main id="graphiql"><noscript>GraphiQL requires JavaScript.</noscript></main>
<dialog id="sign-in" aria-labelledby="sign-in-title">
<form method="dialog">
<h1 id="sign-in-title">Sign in</h1>
<label>Username or email <input name="username" autocomplete="username" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<label>Two-factor code, if the account has one <input name="twoFactorCode" autocomplete="one-time-code"></label>
<p id="sign-in-error" role="alert"></p>
<div class="actions"><button type="submit">Sign in</button><button type="button" id="cancel-sign-in">Cancel</button></div>
</form>
</dialog>
</body>
</html>
`;
}

/** Whether a browser requests the GraphQL endpoint as a page: without a query, or the id of one. */
export function isBrowserRequest({ request, search }: RequestContext): boolean {
  const parameters = [...search.keys()].filter((name) => name !== 'graphql');
  return request.method === 'GET' && parameters.length === 0 && (request.headers.accept ?? '').includes('text/html');
}

/** Redirects from the GraphQL endpoint to GraphiQL, which keeps the query in the URL of its page. */
export function redirectToGraphiql({ response }: RequestContext): void {
  sendResponse(response, 302, '', { location: `${PAGE_PATH}?page=${PAGE_NAME}` });
}

/** @param endpoint path of the GraphQL endpoint */
export function graphiqlRoutes(endpoint: string): readonly Route[] {
  const isRead = ({ request }: RequestContext) => request.method === 'GET' || request.method === 'HEAD';
  return [
    {
      matches: (context) => isRead(context) && context.pathname === PAGE_PATH && context.search.get('page') === PAGE_NAME,
      handle: async ({ response }) =>
        sendResponse(response, 200, renderPage(endpoint), {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy,
        }),
    },
    { matches: (context) => isRead(context) && context.pathname.startsWith(ASSETS_PATH), handle: sendAsset },
  ];
}
