/** Files of the media folder over HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { sendMediaFile } from '#lib/http/send-media-file.ts';
import { mimeTypesByExtension } from '../media/file-types.ts';

/** Sends the file at a path below `/media/`, or 404. */
export async function serveMedia(request: IncomingMessage, response: ServerResponse, mediaDir: string, pathname: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
  const type = mimeTypesByExtension.get(extname(pathname));
  const error = type
    ? await sendMediaFile(request, response, { folder: mediaDir, urlPath: pathname, headers: getFileHeaders(type) })
    : { status: 404, headers: {} };
  if (error) end(response, error.status === 416 ? 416 : 404, { ...error.headers, 'cache-control': 'no-store' });
}

function getFileHeaders(type: string): Record<string, string> {
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    // Browsers download what they cannot display.
    ...(!/^(?:image|video|audio)\/|pdf$/.test(type) && { 'content-disposition': 'attachment' }),
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>): void {
  response.writeHead(status, headers).end();
}
