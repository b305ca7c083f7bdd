/** Content types by file extension. A file with any other extension is not served. */
import path from 'node:path';
import { mimeTypesByExtension } from '#lib/media/file-types.ts';

const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mimeTypesByExtension),
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export function getContentType(file: string): string | undefined {
  return types[path.extname(file).toLowerCase()];
}
