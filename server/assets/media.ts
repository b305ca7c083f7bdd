/** Pictures, films and papers below `/media/`: from the media folder when it is on this machine, else passed on from the content service. */
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { matchesTag } from '../http/conditional.ts';
import { sendPlain } from '../http/respond.ts';
import { CLOSED_POLICY } from '../http/security.ts';
import type { Log } from '#lib/log/log.ts';
import { parseRange } from './range.ts';
import { typeOf } from './types.ts';

export const MEDIA_FOLDER = '/media/';

/** A media address never changes what it leads to: a changed picture gets a new name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Options {
  /** Folder of the files, as the content service writes it. */
  folder: string;
  contentUrl: string;
  timeoutMs: number;
  log: Log;
}

export type ServeMedia = (request: IncomingMessage, response: ServerResponse, urlPath: string) => Promise<void>;

/** @returns a handler of GET and HEAD; `urlPath` is normalised and begins with `/media/` */
export function createMedia({ folder, contentUrl, timeoutMs, log }: Options): ServeMedia {
  const root = path.resolve(folder);
  return async (request, response, urlPath) => {
    const file = fileOf(root, urlPath);
    const type = file === null ? undefined : typeOf(file);
    // Types a browser would run as a page of this site are no media.
    if (file === null || type === undefined || isDocument(type)) return sendPlain(response, 404);
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return await sendFile(request, response, file, found, type);
    passOn(request, response, `${contentUrl}${urlPath}`, type, timeoutMs, log);
  };
}

/** @returns null for names that begin with a dot, and for anything that would lead out of the folder */
function fileOf(root: string, urlPath: string): string | null {
  const parts = urlPath.slice(MEDIA_FOLDER.length).split('/').map(decodeURIComponent);
  if (!parts.every((part) => /^[^.\\/\0:][^\\/\0:]*$/.test(part))) return null;
  const file = path.resolve(root, ...parts);
  return file.startsWith(root + path.sep) ? file : null;
}

function isDocument(type: string): boolean {
  return /html|javascript|xml;|\/xml|json|css/.test(type) && type !== 'image/svg+xml';
}

/** Policies of files that browsers show as documents. All others are shown in no frame. */
const policies: Readonly<Record<string, string | undefined>> = {
  // A drawing opened on its own must not run script with the site's rights.
  'image/svg+xml': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Papers are looked at in their page (core/file). Their viewers don't work in a sandbox.
  'application/pdf': "default-src 'none'; frame-ancestors 'self'",
};

function headersOf(type: string): Record<string, string> {
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': policies[type] ?? CLOSED_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  };
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: string, found: Stats, type: string): Promise<void> {
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = { ...headersOf(type), 'cache-control': IMMUTABLE, 'last-modified': found.mtime.toUTCString(), etag };
  if (matchesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const conditional = request.headers['if-range'];
  const range = conditional === undefined || conditional === etag ? parseRange(request.headers.range, found.size) : 'whole';
  if (range === 'unsatisfiable') return sendPlain(response, 416, { 'content-range': `bytes */${found.size}` });
  const { first, last } = range === 'whole' ? { first: 0, last: found.size - 1 } : range;
  response.writeHead(range === 'whole' ? 200 : 206, {
    ...headers,
    'content-length': last - first + 1,
    ...(range !== 'whole' && { 'content-range': `bytes ${first}-${last}/${found.size}` }),
  });
  if (request.method === 'HEAD' || found.size === 0) {
    response.end();
    return;
  }
  // A visitor who goes away ends the stream; that is no event.
  await pipeline(createReadStream(file, { start: first, end: last }), response).catch(() => response.destroy());
}

/** What is asked of the content service, and what is believed of its answer. Its cookies and policies stay its own. */
const passedRequest = ['range', 'if-none-match', 'if-modified-since', 'if-range'] as const;
const passedAnswer = ['content-length', 'content-range', 'etag', 'last-modified'] as const;
const passedStatus = new Set([200, 206, 304, 404, 416]);

function passOn(request: IncomingMessage, response: ServerResponse, url: string, type: string, timeoutMs: number, log: Log): void {
  const headers: Record<string, string> = { accept: '*/*' };
  for (const name of passedRequest) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const ask = url.startsWith('https:') ? httpsRequest : httpRequest;
  // The time-out is one of silence: a large film may take as long as it needs.
  const asked = ask(url, { method: request.method, headers, timeout: timeoutMs }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!passedStatus.has(status) || status === 404) {
      answer.resume();
      sendPlain(response, status === 404 ? 404 : 502);
      return;
    }
    const passed: Record<string, string> = status === 416 ? {} : { ...headersOf(type), 'cache-control': IMMUTABLE };
    for (const name of passedAnswer) {
      const value = answer.headers[name];
      if (typeof value === 'string') passed[name] = value;
    }
    response.writeHead(status, passed);
    pipeline(answer, response).catch(() => response.destroy());
  });
  asked.once('timeout', () => asked.destroy(new Error(`no answer within ${timeoutMs} ms`)));
  asked.once('error', (error) => {
    log('warn', 'media unavailable', { url, reason: error.message });
    sendPlain(response, 503, { 'retry-after': '30' });
  });
  response.once('close', () => asked.destroy());
  asked.end();
}
