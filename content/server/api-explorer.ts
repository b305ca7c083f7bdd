/**
 * The API explorer: the Altair GraphQL client, served from node_modules. Only for development, where `allowIntrospection` is set.
 */
import { randomBytes } from 'node:crypto';
import send from 'send';
import { sendResponse, type RequestContext, type Route } from './request-context.ts';

/** URL path of Altair's files. */
const ASSETS_PATH = '/altair/';

/** Whether a browser requests the GraphQL endpoint as a page: without a query, or the id of one. */
export function isExplorerPageRequest({ request, search }: RequestContext): boolean {
  const parameters = [...search.keys()].filter((name) => name !== 'graphql');
  return request.method === 'GET' && parameters.length === 0 && (request.headers.accept ?? '').includes('text/html');
}

/** Sends the page of the explorer. @param endpoint path of the GraphQL endpoint */
export async function sendExplorerPage({ response }: RequestContext, endpoint: string): Promise<void> {
  const { renderAltair } = await import('altair-static');
  const nonce = randomBytes(16).toString('base64');
  const page = renderAltair({
    baseURL: ASSETS_PATH,
    endpointURL: endpoint,
    cspNonce: nonce,
    disableAccount: true,
    initialSettings: { 'banners.disable': true, 'alert.disableUpdateNotification': true, disablePushNotification: true },
    initialQuery: '{\n  generalSettings {\n    title\n  }\n}\n',
  });
  sendResponse(response, 200, page, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      // Some of Altair's components add style elements without the nonce.
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      "img-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
      "base-uri 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  });
}

export const explorerAssetsRoute: Route = {
  matches: ({ request, pathname }) => (request.method === 'GET' || request.method === 'HEAD') && pathname.startsWith(ASSETS_PATH),
  handle: async ({ request, response, pathname }) => {
    const { getDistDirectory, isSandboxFrame, SANDBOX_FRAME_CSP } = await import('altair-static');
    // Altair runs scripts that its user writes in a sandboxed frame.
    if (isSandboxFrame(pathname)) response.setHeader('content-security-policy', SANDBOX_FRAME_CSP);
    const { promise, resolve } = Promise.withResolvers<void>();
    response.once('close', resolve);
    send(request, pathname.slice(ASSETS_PATH.length - 1), { root: getDistDirectory(), dotfiles: 'deny', index: false }).pipe(response);
    await promise;
  },
};
