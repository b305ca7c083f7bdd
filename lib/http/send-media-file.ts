/** Sends files from the media folder. Both processes use it. The `send` package handles ranges, validators and conditional requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';

export const MEDIA_FOLDER = '/media/';

interface MediaFile {
  /** The media folder on this machine. */
  folder: string;
  /** The percent-encoded request path, which begins with `/media/`. */
  urlPath: string;
  /** Response headers of the file, including `content-type`. */
  headers: Readonly<Record<string, string>>;
}

/** Why no file was sent. */
export interface MediaFileError {
  /** 404 if the file does not exist, 400 or 403 if the name is not allowed, 412 if a precondition fails, 416 if the range is outside the file. */
  status: number;
  headers: Readonly<Record<string, string>>;
}

/**
 * Responds to a GET or HEAD request with a file. The file at a media URL never changes, so browsers cache it for a year without revalidation.
 * @returns null once the response has ended, or the reason why nothing was sent
 */
export function sendMediaFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, urlPath, headers }: MediaFile,
): Promise<MediaFileError | null> {
  const { promise, resolve } = Promise.withResolvers<MediaFileError | null>();
  const options = { root: folder, dotfiles: 'deny', index: false, maxAge: '1y', immutable: true } as const;
  // `fetch` adds `no-cache` to every conditional request, and `send` never responds with 304 to it.
  delete request.headers['cache-control'];
  response.once('close', () => resolve(null));
  send(request, urlPath.slice(MEDIA_FOLDER.length - 1), options)
    .on('headers', () => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    })
    .on('directory', () => resolve({ status: 404, headers: {} }))
    .on('error', (error: MediaFileError) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const name of ['etag', 'last-modified', 'cache-control', ...Object.keys(headers)]) response.removeHeader(name);
      resolve({ status: error.status, headers: error.headers ?? {} });
    })
    .pipe(response);
  return promise;
}
