/** Files of the media folder over HTTP. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decodeOrNull } from '#lib/uri/decode.ts';
import { typesByEnding } from '../media/kinds.ts';

/** Answers with the file at a path below `/media/`, or with 404. */
export async function serveMedia(request: IncomingMessage, response: ServerResponse, mediaDir: string, pathname: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
  const file = toFile(mediaDir, pathname);
  const type = file && typesByEnding.get(extname(file));
  const found = type ? await stat(file).catch(() => null) : null;
  if (!file || !type || !found?.isFile()) return end(response, 404, { 'cache-control': 'no-store' });
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = {
    'content-type': type,
    // An address never changes what it leads to: see content/media/library.ts.
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    // What browsers don't show they keep, under its own name.
    ...(!/^(?:image|video|audio)\/|pdf$/.test(type) && { 'content-disposition': 'attachment' }),
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    'last-modified': found.mtime.toUTCString(),
    etag,
  };
  if (request.headers['if-none-match'] === etag) return end(response, 304, headers);
  const range =
    request.headers['if-range'] === undefined || request.headers['if-range'] === etag
      ? toRange(request.headers.range, found.size)
      : undefined;
  if (range === null) return end(response, 416, { 'content-range': `bytes */${found.size}` });
  const { start, end: last } = range ?? { start: 0, end: found.size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': Math.max(0, last - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${last}/${found.size}` }),
  });
  if (request.method === 'HEAD' || found.size === 0) {
    response.end();
    return;
  }
  // A visitor who goes away ends the stream; that is no event.
  await pipeline(createReadStream(file, { start, end: last }), response).catch(() => response.destroy());
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers).end();
}

/** Only names as the library gives them: no dots at the start of a part, nothing that leads out of the folder. */
function toFile(mediaDir: string, pathname: string): string | null {
  const parts = decodeOrNull(pathname.slice('/media/'.length))?.split('/') ?? [];
  return parts.length > 0 && parts.every((part) => /^[^.\\/\0][^\\/\0]*$/.test(part)) ? join(mediaDir, ...parts) : null;
}

/** @returns undefined for no range (or one we need not heed: several, or of another unit), null for one that can't be served */
function toRange(header: string | undefined, size: number): { start: number; end: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start <= last && start < size ? { start, end: last } : null;
}
