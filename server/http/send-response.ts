/** Sends pages and short text responses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decompressBody, type Page } from '../pages/page.ts';
import { negotiateEncoding } from './encoding.ts';
import { isNotModified } from './etag.ts';
import { CLOSED_POLICY } from './security.ts';

/** Sends a page in the encoding that the client accepts, or 304. Everything happens in this turn of the event loop, except for a client that accepts no encoding. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { headers, method } = request;
  if (page.status === 200 && isNotModified(headers, page.etag)) {
    response.writeHead(304, page.notModifiedHeaders);
    response.end();
    return;
  }
  const encoding = negotiateEncoding(headers['accept-encoding']);
  if (method === 'HEAD') {
    response.writeHead(page.status, page.headers[encoding]);
    response.end();
  } else if (encoding === 'identity') {
    decompressBody(page).then(
      (body) => {
        response.writeHead(page.status, page.headers.identity);
        response.end(body);
      },
      () => response.destroy(),
    );
  } else {
    response.writeHead(page.status, page.headers[encoding]);
    response.end(page[encoding]);
  }
}

const reasonPhrases: Record<number, string> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  412: 'Precondition failed',
  413: 'Content too large',
  414: 'URI too long',
  416: 'Range not satisfiable',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** Sends short text, for requests that no page of this site makes. */
export function sendPlain(response: ServerResponse, status: number, extraHeaders: Readonly<Record<string, string>> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = `${reasonPhrases[status] ?? status}\n`;
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
