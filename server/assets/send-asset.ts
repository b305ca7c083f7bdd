import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from '../http/conditional.ts';
import { chooseEncoding } from '../http/encoding.ts';
import type { Asset } from './static-files.ts';

/** A file of the site, in the smallest coding the visitor takes. */
export function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
  if (matchesTag(request.headers['if-none-match'], asset.etag)) {
    response.writeHead(304, asset.headers);
    response.end();
    return;
  }
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const body = asset.bodies[wanted] ?? asset.bodies.identity;
  const coding = body === asset.bodies.identity ? [] : ['content-encoding', wanted];
  response.writeHead(200, [...asset.headers, ...coding, 'content-length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
