/** A proxy between the site and the content service. It counts the renders of each page: every render sends one query with the URI of its page. */
import { createServer, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import type { Session } from '../start/session.ts';

export interface CountingProxy {
  url: string;
  /** The number of renders of each URI since the last call. */
  takeRenders: () => ReadonlyMap<string, number>;
}

export async function startCountingProxy(target: { host: string; port: string }, session: Session): Promise<CountingProxy> {
  let renders = new Map<string, number>();
  const count = (body: Buffer) => {
    const { query, variables } = JSON.parse(body.toString()) as { query?: string; variables?: { uri?: string } };
    const uri = query?.includes('query PageByUriQuery(') === true ? variables?.uri : undefined;
    if (uri !== undefined) renders.set(uri, (renders.get(uri) ?? 0) + 1);
  };
  const server = createServer((incoming, response) => {
    const forward = async () => {
      const body = await buffer(incoming);
      if (incoming.headers['content-type']?.startsWith('application/json') === true) count(body);
      const { method, url: path, headers } = incoming;
      const outgoing = request({ ...target, method, path, headers }).end(body);
      const [received] = (await once(outgoing, 'response')) as [IncomingMessage];
      response.writeHead(received.statusCode ?? 502, received.headers);
      await pipeline(received, response);
    };
    forward().catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server, session);
  return {
    url: `http://127.0.0.1:${port}`,
    takeRenders: () => {
      const taken = renders;
      renders = new Map();
      return taken;
    },
  };
}
