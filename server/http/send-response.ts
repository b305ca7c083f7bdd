/** Sends pages and short text responses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '../pages/page.ts';
import { createDecompressedBodies } from './decompressed-bodies.ts';
import { negotiateEncoding } from './encoding.ts';
import { isNotModified } from './etag.ts';
import { CLOSED_POLICY, type HeaderList } from './security.ts';
import { endWithBody } from './send-body.ts';

const decompressedBodies = createDecompressedBodies();

/**
 * Sends a page in the encoding that the client accepts, or 304. Everything happens in this turn of the event loop, except for a client that accepts no
 * encoding.
 */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { headers, method } = request;
  // A content delivery network must not store a page that is outdated.
  const complete = (list: HeaderList) => (page.cdnHeaders.length === 0 || page.isOutdated ? list : [...list, ...page.cdnHeaders]);
  if (page.status === 200 && isNotModified(headers, page.etag)) {
    response.writeHead(304, complete(page.notModifiedHeaders));
    response.end();
    return;
  }
  const encoding = negotiateEncoding(headers['accept-encoding']);
  if (method === 'HEAD') {
    response.writeHead(page.status, complete(page.headers[encoding]));
    response.end();
  } else if (encoding === 'identity') void sendDecompressed(response, page, complete(page.headers.identity));
  else {
    response.writeHead(page.status, complete(page.headers[encoding]));
    response.end(page[encoding]);
  }
}

async function sendDecompressed(response: ServerResponse, page: Page, headers: HeaderList): Promise<void> {
  // The client has disconnected while the page was rendered, so `close` would not be emitted again.
  if (response.destroyed) return;
  const body = decompressedBodies.take(page);
  if (body === null) return sendPlain(response, 503, { 'retry-after': '5' });
  response.once('close', body.release);
  try {
    const bytes = await body.bytes;
    if (response.destroyed) return;
    response.writeHead(page.status, headers);
    endWithBody(response, bytes);
  } catch {
    response.destroy();
  }
}

const reasonPhrases: Record<number, string> = {
  301: 'Moved permanently',
  302: 'Found',
  307: 'Temporary redirect',
  308: 'Permanent redirect',
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  411: 'Length required',
  412: 'Precondition failed',
  413: 'Content too large',
  414: 'URI too long',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  429: 'Too many requests',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** Sends short text, for requests that no page of this site makes. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  extraHeaders: Readonly<Record<string, string>> = {},
  message = reasonPhrases[status] ?? String(status),
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = `${message}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': CLOSED_POLICY,
    'content-length': Buffer.byteLength(body),
    ...extraHeaders,
  });
  response.end(body);
}
