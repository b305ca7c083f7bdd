/** Files of the media folder over HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { MEDIA_FOLDER, sendMediaFile } from '#lib/http/send-media-file.ts';
import { mimeTypesByExtension } from '#lib/media/file-types.ts';
import type { Services } from '../commands/core/services.ts';
import { createRequestedVariant } from '../commands/media/create-variants.ts';
import { findCurrentFile } from '../commands/media/former-files.ts';
import { getFileUrl } from '../core/media-url.ts';

/**
 * Sends the file at a path below `/media/`, or 404. A missing variant of an image is created first. The address of a file that was replaced leads to the new one.
 */
export async function serveMedia(request: IncomingMessage, response: ServerResponse, services: Services, pathname: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
  const type = mimeTypesByExtension.get(extname(pathname));
  if (!type) return end(response, 404, { 'cache-control': 'no-store' });
  const send = () => sendMediaFile(request, response, { folder: services.mediaDir, urlPath: pathname, headers: getFileHeaders(type) });
  let error = await send();
  if (error?.status === 404) {
    const file = decodeURIComponent(pathname).slice(MEDIA_FOLDER.length);
    if (await createRequestedVariant(services, file)) error = await send();
    const currentFile = error ? await findCurrentFile(services.db, file) : null;
    // The file can be replaced again.
    if (currentFile !== null) return end(response, 302, { location: getFileUrl(currentFile, ''), 'cache-control': 'no-cache' });
  }
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
