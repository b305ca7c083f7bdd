/** Sending finished answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Page, readBody } from '../pages/page.ts';
import { matchesTag } from './conditional.ts';
import { chooseEncoding } from './encoding.ts';
import { CLOSED_POLICY } from './security.ts';

/** A page in the coding the visitor takes; 304 when they have it already. All of it in this turn of the event loop, but for visitors without any coding. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { headers, method } = request;
  if (page.status === 200 && headers['if-none-match'] !== undefined && matchesTag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.notModified);
    response.end();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (method === 'HEAD') {
    response.writeHead(page.status, page.headers[encoding]);
    response.end();
  } else if (encoding === 'identity') {
    readBody(page).then(
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

const phrases: Record<number, string> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Content too large',
  414: 'Address too long',
  416: 'Range not satisfiable',
  500: 'Internal error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** A few words for programs, and for people whose browser asked for something no page of ours asks for. */
export function sendPlain(response: ServerResponse, status: number, extra: Readonly<Record<string, string>> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = `${phrases[status] ?? status}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': CLOSED_POLICY,
    'content-length': Buffer.byteLength(body),
    ...extra,
  });
  response.end(body);
}
