/** Images, videos and documents below `/media/`: from the media folder if it is on this machine, otherwise proxied from the content service. */
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { getClientIp } from '#lib/http/client-ip.ts';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import { MEDIA_FOLDER, sendMediaFile } from '#lib/http/send-media-file.ts';
import { createSlots } from '#lib/http/slots.ts';
import type { Log } from '#lib/log/log.ts';
import { sendPlain } from '../http/send-response.ts';
import { CLOSED_POLICY } from '../http/security.ts';
import { getContentType } from './file-types.ts';

/** The file at a media URL never changes: a changed image gets a new name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Options {
  /** The media folder of the content service. */
  folder: string;
  contentUrl: string;
  timeoutMs: number;
  log: Log;
}

export type MediaHandler = (request: IncomingMessage, response: ServerResponse, urlPath: string) => Promise<void>;

/** Each response keeps a file open and uses buffers until the client has received it. A browser loads up to six files at a time. */
const SLOTS = { total: 1024, perNetwork: 256 };

/** @returns a handler of GET and HEAD; `urlPath` is normalized and begins with `/media/` */
export function createMediaHandler({ folder, contentUrl, timeoutMs, log }: Options): MediaHandler {
  const slots = createSlots(SLOTS);
  return async (request, response, urlPath) => {
    const type = getContentType(urlPath);
    // A browser would run such a file as a page of this site.
    if (type === undefined || isActiveContent(type)) return sendPlain(response, 404);
    const release = slots.take(toNetworkPrefix(getClientIp(request)));
    if (typeof release === 'string') return sendPlain(response, release === 'full' ? 503 : 429, { 'retry-after': '5' });
    response.once('close', release);
    const error = await sendMediaFile(request, response, { folder, urlPath, headers: getFileHeaders(type) });
    if (error?.status === 404) proxyMedia(request, response, { url: `${contentUrl}${urlPath}`, type, timeoutMs, log });
    else if (error) sendPlain(response, error.status === 400 || error.status === 403 ? 404 : error.status, error.headers);
  };
}

function isActiveContent(type: string): boolean {
  return /html|javascript|xml;|\/xml|json|css/.test(type) && type !== 'image/svg+xml';
}

/** Policies of files that browsers show as documents. No page may frame any other file. */
const policies: Readonly<Record<string, string | undefined>> = {
  // A drawing opened in a tab of its own must not run scripts with the rights of the site.
  'image/svg+xml': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // The core/file block shows PDFs in its page. PDF viewers do not work in a sandbox.
  'application/pdf': "default-src 'none'; frame-ancestors 'self'",
};

function getFileHeaders(type: string): Record<string, string> {
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': policies[type] ?? CLOSED_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Request headers that the content service gets, and response headers that the visitor gets. Cookies and policies of the content service stay there. */
const forwardedRequestHeaders = ['range', 'if-none-match', 'if-modified-since', 'if-range'] as const;
const forwardedResponseHeaders = ['content-length', 'content-range', 'etag', 'last-modified'] as const;
const forwardedStatuses = new Set([200, 206, 304, 416]);

interface ProxyOptions extends Pick<Options, 'timeoutMs' | 'log'> {
  url: string;
  type: string;
}

function proxyMedia(request: IncomingMessage, response: ServerResponse, { url, type, timeoutMs, log }: ProxyOptions): void {
  const headers: Record<string, string> = { accept: '*/*' };
  for (const name of forwardedRequestHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const startRequest = url.startsWith('https:') ? httpsRequest : httpRequest;
  // The timeout counts time without any data: a large video may take as long as it needs.
  const upstream = startRequest(url, { method: request.method, headers, timeout: timeoutMs }, (received) => {
    const status = received.statusCode ?? 502;
    const { location } = received.headers;
    if (status === 302 && location?.startsWith(MEDIA_FOLDER)) {
      received.resume();
      // The file was replaced, and can be replaced again.
      sendPlain(response, 302, { location, 'cache-control': 'no-cache' });
      return;
    }
    if (!forwardedStatuses.has(status)) {
      received.resume();
      sendPlain(response, status === 404 ? 404 : 502);
      return;
    }
    const responseHeaders: Record<string, string> =
      status === 416 ? {} : { ...getFileHeaders(type), 'accept-ranges': 'bytes', 'cache-control': IMMUTABLE };
    for (const name of forwardedResponseHeaders) {
      const value = received.headers[name];
      if (typeof value === 'string') responseHeaders[name] = value;
    }
    response.writeHead(status, responseHeaders);
    pipeline(received, response).catch(() => response.destroy());
  });
  upstream.once('timeout', () => upstream.destroy(new Error(`The content service sent nothing for ${timeoutMs} ms.`)));
  upstream.once('error', (error) => {
    log('warn', 'A media file could not be fetched from the content service', { url, reason: error.message });
    sendPlain(response, 503, { 'retry-after': '30' });
  });
  response.once('close', () => upstream.destroy());
  upstream.end();
}
