import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asset } from '../assets/static-files.ts';
import { negotiateEncoding } from './encoding.ts';
import { isNotModified } from './etag.ts';

/** Sends a file in the best encoding that the client accepts and the file has, or 304. */
export function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
  if (isNotModified(request.headers, asset.etag)) {
    response.writeHead(304, asset.headers);
    response.end();
    return;
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const body = asset.bodies[encoding] ?? asset.bodies.identity;
  const encodingHeader = body === asset.bodies.identity ? [] : ['content-encoding', encoding];
  response.writeHead(200, [...asset.headers, ...encodingHeader, 'content-length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
